import { stripeAcquirer } from '../acquirers/stripe-acquirer.ts';
import type { Acquirer, AuthorisationRequest } from '../acquirers/acquirer.ts';
import { newId } from '../platform/ids.ts';
import { CARDS } from './checkout-world.ts';
import type { StripeMock } from './stripe-mock/stripe-mock.ts';
import { MOCK_SECRET_KEY, startStripeMock } from './stripe-mock/stripe-mock.ts';

/** The Stripe adapter of a test, which gives up soon. */
export function testStripeAcquirer(baseUrl: string, secretKey = MOCK_SECRET_KEY): Acquirer {
  return stripeAcquirer({ secretKey, mode: 'test', baseUrl, timeout: 700 });
}

/** The Stripe adapter and the stand-in for Stripe that it speaks to, for one test file. */
export async function stripeWorld(now?: () => Date): Promise<{ mock: StripeMock; acquirer: Acquirer }> {
  const mock = await startStripeMock(now);
  return { mock, acquirer: testStripeAcquirer(mock.url) };
}

/** An attempt of NGN 5,000.00 with a card that Stripe approves. */
export const authorisationOf = (more: Partial<AuthorisationRequest> = {}): AuthorisationRequest => ({
  key: newId('attempt'),
  amount: 500_000,
  currency: 'NGN',
  card: { number: CARDS.approved, expMonth: 8, expYear: 2029, cvc: '739' },
  authentication: null,
  ...more,
});
