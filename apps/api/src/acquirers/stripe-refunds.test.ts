import { expect, test } from 'vitest';
import { newId } from '../platform/ids.ts';
import { authorisationOf, stripeWorld } from '../testing/stripe-world.ts';

const { mock, acquirer } = await stripeWorld();

const timesSeen = (operation: string) => mock.seen.filter((each) => each.operation === operation).length;

async function captured() {
  const answer = await acquirer.authorise(authorisationOf({ amount: 10_000 }));
  expect(answer.result).toBe('captured');
  return answer.result === 'captured' ? answer.acquirerId : '';
}

test('a refund is asked for once, even when Stripe has forgotten its key', async () => {
  const acquirerId = await captured();
  const request = { key: newId('refund'), acquirerId, amount: 4_000, currency: 'NGN' };
  mock.script('PostRefunds', { delivery: 'silence' });
  expect(await acquirer.refund(request)).toEqual({ result: 'unknown' });
  mock.forgetIdempotencyKeys();
  const asked = timesSeen('PostRefunds');
  expect(await acquirer.refund(request)).toEqual({ result: 'succeeded' });
  expect(timesSeen('PostRefunds')).toBe(asked);
  expect(mock.account.refunds.filter(({ payment_intent: id }) => id === acquirerId)).toHaveLength(1);
});

test.each([
  ['pending', { result: 'unknown' }],
  ['requires_action', { result: 'unknown' }],
  ['failed', { result: 'refused', code: 'lost_or_stolen_card', message: expect.any(String) }],
  ['canceled', { result: 'refused', code: 'canceled', message: expect.any(String) }],
])('a refund that is %s at Stripe', async (status, expected) => {
  const request = { key: newId('refund'), acquirerId: await captured(), amount: 4_000, currency: 'NGN' };
  mock.script('PostRefunds', { decision: { kind: 'stand', status } });
  expect(await acquirer.refund(request)).toEqual(expected);
  expect(await acquirer.refund(request)).toEqual(expected);
});

test('disputes are answered at Stripe, and the adapter says so', async () => {
  expect(await acquirer.listDisputes(null)).toMatchObject({ cases: [], more: false });
  expect(await acquirer.respondToDispute({ caseId: 'dp_1', answer: 'accept' })).toMatchObject({
    result: 'refused',
    message: expect.stringContaining('dashboard'),
  });
});
