import { StartError } from '../platform/start-error.ts';

/** Secret keys (`sk`) and restricted ones (`rk`) name the mode that they are for. */
const FORM = /^[rs]k_(test|live)_\w+$/;

/**
 * Refuses a key of the other mode: a live key would take real money for test payments, and a test key would call payments
 * paid that nobody paid.
 *
 * Fails with: StartError, which never contains the key.
 */
export function assertKeyMode(secretKey: string, mode: 'test' | 'live'): void {
  const keyMode = FORM.exec(secretKey)?.[1];
  if (keyMode === undefined) {
    throw new StartError(
      'The configuration is not right: STRIPE_SECRET_KEY is not a secret key of Stripe (sk_test_…, sk_live_…).',
    );
  }
  if (keyMode !== mode) {
    throw new StartError(
      `The configuration is not right: STRIPE_SECRET_KEY is a ${keyMode} key, and PAYMENT_MODE is ${mode}. Use a key that begins with sk_${mode}_.`,
    );
  }
}
