import { expect, test } from 'vitest';
import { MINUTE, after } from '../platform/clock.ts';
import { newId } from '../platform/ids.ts';
import { authorisationOf, stripeWorld, testStripeAcquirer } from '../testing/stripe-world.ts';

const { mock, acquirer } = await stripeWorld();

test('an inquiry with the id that was written down asks for that intent alone', async () => {
  const request = authorisationOf();
  const answer = await acquirer.authorise(request);
  const [intent] = mock.account.intents;
  mock.seen.splice(0);
  // However wrong the clock was.
  expect(await acquirer.inquire(request.key, new Date(0), intent?.id)).toEqual(answer);
  expect(mock.seen.map(({ operation }) => operation)).toEqual(['GetPaymentIntentsIntent']);
  expect(await acquirer.inquire(newId('attempt'), new Date(), intent?.id)).toEqual({ result: 'unknown' });
  // Of another account, say.
  expect(await acquirer.inquire(request.key, new Date(), 'pi_of_nobody')).toEqual({ result: 'unknown' });
});

test('where no id was written down nothing was taken, and Stripe is not asked', async () => {
  mock.seen.splice(0);
  expect(await acquirer.inquire(newId('attempt'), new Date(), null)).toEqual({ result: 'not_found' });
  expect(mock.seen).toEqual([]);
});

test('an intent that was never confirmed is closed by its inquiry, and cannot be confirmed any more', async () => {
  let inquired: Promise<unknown> | undefined;
  const request = authorisationOf({
    async keepId(id) {
      inquired = acquirer.inquire(request.key, new Date(), id);
      await inquired;
      return true;
    },
  });
  expect(await acquirer.authorise(request)).toMatchObject({ result: 'declined' });
  expect(await inquired).toMatchObject({ result: 'declined', code: 'processing_error' });
  expect(mock.account.intents[0]).toMatchObject({ status: 'canceled', amount_received: 0 });
});

test('an inquiry that Stripe refuses says nothing about the money', async () => {
  mock.script('GetPaymentIntents', {
    turnedAway: { status: 400, error: { type: 'invalid_request_error', message: 'No.' } },
  });
  expect(await acquirer.inquire(newId('attempt'), new Date())).toEqual({ result: 'unknown' });
});

test('an inquiry reads on to the page that has the payment', async () => {
  const request = authorisationOf();
  await acquirer.authorise(request);
  const [mine] = mock.account.intents;
  const others = Array.from({ length: 250 }, (_, index) => ({
    ...structuredClone(mine ?? fail()),
    id: `pi_other_${index}`,
    metadata: {},
  }));
  mock.account.intents.unshift(...others);
  expect(await acquirer.inquire(request.key, new Date())).toMatchObject({ result: 'captured' });
  mock.account.intents.splice(0, others.length);
});

test('an inquiry finds what Stripe took while our clock was most of an hour ahead of its', async () => {
  const request = authorisationOf();
  await acquirer.authorise(request);
  const sentAt = after(new Date(), 50 * MINUTE);
  expect(await acquirer.inquire(request.key, sentAt)).toMatchObject({ result: 'captured' });
});

test.each([
  ['behind', -20],
  ['ahead of', 20],
])('an inquiry finds what was sent while our clock was 20 minutes %s Stripe’s', async (_, minutes) => {
  const request = authorisationOf();
  await acquirer.authorise(request);
  const sentAt = after(new Date(), minutes * MINUTE);
  expect(await acquirer.inquire(request.key, sentAt)).toMatchObject({ result: 'captured' });
});

test.each([
  ['hours behind', 'unknown', -180],
  ['minutes behind', 'unknown', -6],
  ['about the same as', 'not_found', -2],
  ['minutes ahead of', 'unknown', 6],
  ['hours ahead of', 'unknown', 180],
])('while our clock is %s Stripe’s, what its list does not show is: %s', async (_, result, minutes) => {
  const ours = () => after(new Date(), minutes * MINUTE);
  const other = testStripeAcquirer(mock.url, { now: ours });
  expect(await other.inquire(newId('attempt'), ours())).toEqual({ result });
});

function fail(): never {
  throw new Error('There is no intent.');
}
