import { afterAll, afterEach, expect } from 'vitest';
import { stripeAcquirer } from '../acquirers/stripe-acquirer.ts';
import type { Acquirer, AuthorisationRequest } from '../acquirers/acquirer.ts';
import { newId } from '../platform/ids.ts';
import type { Clock } from '../platform/clock.ts';
import { systemClock } from '../platform/clock.ts';
import { CARDS } from './checkout-world.ts';
import type { StripeMock } from './stripe-mock/stripe-mock.ts';
import { MOCK_SECRET_KEY, startStripeMock } from './stripe-mock/stripe-mock.ts';

/** The Stripe adapter of a test, which gives up soon, but not on a machine that is busy. */
export function testStripeAcquirer(baseUrl: string, clock?: Clock): Acquirer {
  return stripeAcquirer({
    secretKey: MOCK_SECRET_KEY,
    mode: 'test',
    baseUrl,
    timeout: 2_000,
    ...(clock === undefined ? {} : { clock }),
  });
}

/** The stand-in for Stripe of one test file, every answer of which has to be one of Stripe's. */
export async function testStripeMock(now?: () => Date): Promise<StripeMock> {
  const mock = await startStripeMock(now);
  afterEach(() => expect(mock.problems.splice(0), "answers that are not Stripe's").toEqual([]));
  afterAll(() => mock.close());
  return mock;
}

/**
 * The Stripe adapter and the stand-in for Stripe that it speaks to, for one test file.
 *
 * @param now the time at Stripe, and ours unless `ours` is another
 */
export async function stripeWorld(
  now: () => Date = systemClock.now,
  ours: () => Date = now,
): Promise<{ mock: StripeMock; acquirer: Acquirer }> {
  const mock = await testStripeMock(now);
  return { mock, acquirer: testStripeAcquirer(mock.url, { now: ours }) };
}

/** An attempt of NGN 5,000.00 with a card that Stripe approves. */
export const authorisationOf = (more: Partial<AuthorisationRequest> = {}): AuthorisationRequest => ({
  key: newId('attempt'),
  amount: 500_000,
  currency: 'NGN',
  card: { number: CARDS.approved, expMonth: 8, expYear: 2029, cvc: '739' },
  authentication: null,
  keepId: async () => true,
  ...more,
});
