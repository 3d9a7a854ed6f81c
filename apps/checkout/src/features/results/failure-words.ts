import type { OpenedPayment } from '@harbour/contract/model';

/** What a payment that isn't paid says, and whether another card may be tried. */
export interface FailureWords {
  /** Only what was refused is an alarm. */
  kind: 'refused' | 'cancelled' | 'expired' | 'closed';
  title: string;
  text: string;
  /** Label of the one next step: the card form again. None: only the merchant can help. */
  retry: string | undefined;
}

/** Each way in which a payment can have ended without money has its own words. */
export function failureWords(
  { state, last_decline: decline }: OpenedPayment,
  merchant: string,
): FailureWords {
  if (state === 'expired') {
    return {
      kind: 'expired',
      title: 'This payment has expired',
      text: `It was not paid in time, and nothing was charged. Ask ${merchant} for a new one, or start again from the link you were given.`,
      retry: undefined,
    };
  }
  if (state === 'link_inactive') {
    return {
      kind: 'closed',
      title: 'This can’t be paid any more',
      text: `The payment link behind it is closed. Nothing was charged. Ask ${merchant} for a new one.`,
      retry: undefined,
    };
  }
  if (state === 'failed') {
    return {
      kind: 'refused',
      title: 'Payment failed',
      text: `Nothing was charged, and this payment can’t be tried again. Ask ${merchant} for a new one.`,
      retry: undefined,
    };
  }
  if (decline?.code === 'authentication_cancelled') {
    return {
      kind: 'cancelled',
      title: 'You cancelled the payment',
      text: 'Nothing was charged. You can pay with the same card or another one.',
      retry: 'Pay again',
    };
  }
  return {
    kind: 'refused',
    title: 'Your card was not charged',
    text: decline?.message ?? 'Nothing was charged.',
    retry: 'Try another card',
  };
}
