import type { Schemas } from '@harbour/contract/schema';
import { isTerminal, resultPageFor } from '@harbour/domain/payment-status';
import { SECOND } from '../../platform/clock.ts';
import { payerDecline } from '../attempt.ts';
import type { Payment } from '../payment.ts';
import { isPayable } from '../payment.ts';

type Words = Readonly<Record<Payment['status'], string>>;

/** What happens next, in words for the payer. */
const WORDS: Words = {
  pending: 'We are waiting for you to pay.',
  requires_action:
    'Your bank has not confirmed the payment, and nothing was charged. If its page is closed, pay again with the same card or another one.',
  processing: 'Your bank is working on it. Keep this page open; do not pay again.',
  succeeded: 'The payment went through.',
  failed: 'The payment did not go through. Nothing was taken.',
  expired: 'The time to pay is over. Nothing was taken. Ask the merchant for a new link.',
  partially_refunded: 'The payment went through; a part of it was given back to you.',
  refunded: 'The payment went through and was given back to you.',
  disputed: 'The payment went through.',
};

/** The slowest polling; the fastest is for the seconds in which an outcome is likely. */
const SLOW = 10 * SECOND;
const FAST = 1.5 * SECOND;

/** Asking slows down the longer nothing has changed. */
function pollAfter(payment: Payment, now: Date): number {
  const waited = now.getTime() - payment.updated_at.getTime();
  return Math.round(Math.min(Math.max(waited / 5, FAST), SLOW));
}

export function paymentStatusReport(payment: Payment, now: Date): Schemas['PaymentStatusReport'] {
  const isFinal = isTerminal(payment.status);
  const decline = payment.status === 'failed' ? payment.decline : null;
  return {
    reference: payment.checkout_reference,
    status: payment.status,
    page: resultPageFor(payment.status),
    is_final: isFinal,
    poll_after_ms: isFinal ? null : pollAfter(payment, now),
    message: decline?.payer_message ?? WORDS[payment.status],
    decline: decline === null ? null : payerDecline(decline, isPayable(payment, now)),
    updated_at: payment.updated_at.toISOString(),
  };
}
