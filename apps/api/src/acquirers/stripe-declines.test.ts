import { expect, test } from 'vitest';
import { authorisationOf, stripeWorld } from '../testing/stripe-world.ts';
import { knownDeclineCodes } from './stripe-declines.ts';

const { mock, acquirer } = await stripeWorld();

async function declineWith(declineCode: string) {
  mock.script('PostPaymentIntentsIntentConfirm', {
    decision: { kind: 'decline', code: 'card_declined', declineCode },
  });
  const request = authorisationOf();
  return { request, answer: await acquirer.authorise(request) };
}

test.each([...knownDeclineCodes, 'a_code_of_next_year'])(
  'Stripe declines with %s: one of our codes, and nothing was taken',
  async (declineCode) => {
    const { request, answer } = await declineWith(declineCode);
    expect(answer).toMatchObject({ result: 'declined', acquirerId: expect.stringMatching(/^pi_/) });
    expect(await acquirer.inquire(request.key, new Date())).toEqual(answer);
  },
);

test.each([
  ['do_not_honor', 'do_not_honour'],
  ['fraudulent', 'suspected_fraud'],
  ['card_velocity_exceeded', 'limit_exceeded'],
  ['pickup_card', 'restricted_card'],
  ['incorrect_number', 'invalid_card'],
  ['issuer_not_available', 'issuer_unavailable'],
  ['authentication_required', 'authentication_failed'],
  ['a_code_of_next_year', 'generic_decline'],
  ['toString', 'generic_decline'],
])('%s is %s', async (declineCode, code) => {
  expect((await declineWith(declineCode)).answer).toMatchObject({ result: 'declined', code });
});
