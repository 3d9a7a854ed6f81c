import type { DeclineCode } from '@harbour/contract/enums';

/** Stripe's `decline_code`s (docs.stripe.com/declines/codes), and the `code`s of card errors that come without one. */
const DECLINES: Readonly<Record<string, DeclineCode>> = {
  authentication_required: 'authentication_failed',
  authentication_not_handled: 'authentication_failed',
  mobile_device_authentication_required: 'authentication_failed',
  payment_intent_authentication_failure: 'authentication_failed',

  call_issuer: 'do_not_honour',
  do_not_honor: 'do_not_honour',
  do_not_try_again: 'do_not_honour',
  no_action_taken: 'do_not_honour',
  revocation_of_all_authorizations: 'do_not_honour',
  revocation_of_authorization: 'do_not_honour',
  security_violation: 'do_not_honour',
  stop_payment_order: 'do_not_honour',

  insufficient_funds: 'insufficient_funds',
  card_velocity_exceeded: 'limit_exceeded',
  withdrawal_count_limit_exceeded: 'limit_exceeded',

  lost_card: 'lost_card',
  stolen_card: 'stolen_card',
  fraudulent: 'suspected_fraud',
  merchant_blacklist: 'suspected_fraud',
  not_permitted: 'restricted_card',
  pickup_card: 'restricted_card',
  restricted_card: 'restricted_card',
  service_not_allowed: 'restricted_card',
  transaction_not_allowed: 'restricted_card',

  expired_card: 'expired_card',
  invalid_expiry_month: 'expired_card',
  invalid_expiry_year: 'expired_card',
  incorrect_cvc: 'incorrect_cvc',
  invalid_cvc: 'incorrect_cvc',
  incorrect_number: 'invalid_card',
  invalid_account: 'invalid_card',
  invalid_number: 'invalid_card',
  new_account_information_available: 'invalid_card',
  testmode_decline: 'invalid_card',
  card_not_supported: 'card_not_supported',
  currency_not_supported: 'card_not_supported',

  issuer_not_available: 'issuer_unavailable',
  try_again_later: 'issuer_unavailable',
  invalid_amount: 'processing_error',
  processing_error: 'processing_error',
  reenter_transaction: 'processing_error',
};

/**
 * Our decline code for a card error of Stripe's; the issuer's reason wins over the error's own code. What the table does
 * not know is `generic_decline`: new codes come without notice, and each of them means that nothing was taken.
 */
export function declineCodeOf(declineCode: string | undefined, code: string | undefined): DeclineCode {
  for (const each of [declineCode, code]) {
    if (each !== undefined && Object.hasOwn(DECLINES, each)) return DECLINES[each] ?? 'generic_decline';
  }
  return 'generic_decline';
}

/** Every code of Stripe's that the table knows. */
export const knownDeclineCodes: readonly string[] = Object.keys(DECLINES);
