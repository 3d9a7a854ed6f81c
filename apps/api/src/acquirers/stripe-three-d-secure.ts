import type Stripe from 'stripe';
import type { AuthenticationProof } from './acquirer.ts';

type ThreeDSecure = NonNullable<Stripe.PaymentIntentCreateParams.PaymentMethodOptions.Card['three_d_secure']>;

/** The ECIs that Stripe takes. Mastercard's 00, "not authenticated", is none of them. */
const ECIS: ReadonlySet<string> = new Set(['01', '02', '05', '06', '07']);

/**
 * An authentication that took place before and elsewhere, as Stripe imports it. `undefined` where there is no cryptogram:
 * without one Stripe has nothing to pass on to the issuer, and the payment goes as one that was not authenticated.
 */
export function threeDSecureOf(proof: AuthenticationProof | null): ThreeDSecure | undefined {
  if (proof === null || proof.authenticationValue === null) return undefined;
  return {
    cryptogram: proof.authenticationValue,
    transaction_id: proof.dsTransId,
    version: proof.version,
    ...(ECIS.has(proof.eci) ? { electronic_commerce_indicator: proof.eci } : {}),
  };
}
