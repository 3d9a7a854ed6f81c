import type { Schemas } from '@harbour/contract/schema';
import { checkoutUrl } from './checkout/checkout-answers.ts';
import { refundAnswer } from './refunds/refund-answer.ts';
import { outcomeOf } from './three-d-secure/authentication.ts';
import type { AttemptStatus } from './attempt-status.ts';
import type { PaymentDetail } from './get-payment.ts';
import { money } from './money-answer.ts';
import type { Payment } from './payment.ts';
import { refundableAmount } from './payment.ts';
import { personOrNull } from './people.ts';

/** What lists show of a payment: half of its columns, and none of those that may be large. */
export const SUMMARY_COLUMNS = [
  'id',
  'reference',
  'mode',
  'status',
  'amount',
  'currency',
  'captured_amount',
  'fee_amount',
  'refund_claimed_amount',
  'customer',
  'description',
  'card',
  'source',
  'payment_link_id',
  'settlement_id',
  'created_at',
  'paid_at',
] as const satisfies readonly (keyof Payment)[];

export type SummarisedPayment = Pick<Payment, (typeof SUMMARY_COLUMNS)[number]>;

/** A payment as lists show it. */
export function paymentSummary(payment: SummarisedPayment): Schemas['PaymentSummary'] {
  const { currency } = payment;
  const captured = payment.captured_amount > 0;
  return {
    id: payment.id,
    reference: payment.reference,
    mode: payment.mode,
    status: payment.status,
    amount: money(payment.amount, currency),
    fee: captured ? money(payment.fee_amount, currency) : null,
    net: captured ? money(payment.amount - payment.fee_amount, currency) : null,
    refunded_amount: money(payment.refund_claimed_amount, currency),
    customer: payment.customer,
    description: payment.description,
    channel: 'card',
    card: payment.card,
    source: payment.source,
    payment_link_id: payment.payment_link_id,
    settlement_id: payment.settlement_id,
    created_at: payment.created_at.toISOString(),
    paid_at: payment.paid_at?.toISOString() ?? null,
  };
}

const ATTEMPT_STATUS: Readonly<Record<AttemptStatus, Schemas['PaymentAttemptStatus']>> = {
  method: 'authenticating',
  authenticating: 'authenticating',
  challenged: 'authenticating',
  ready: 'authenticated',
  authorising: 'authorising',
  succeeded: 'succeeded',
  declined: 'declined',
  authentication_failed: 'declined',
  abandoned: 'abandoned',
};

/** A payment with all that is known about it. */
export function paymentAnswer(detail: PaymentDetail, publicOrigin: string): Schemas['Payment'] {
  const { payment, attempts, authentications, refunds, events, people } = detail;
  const outcomes = new Map(authentications.map((each) => [each.attempt_id, outcomeOf(each)]));
  return {
    ...paymentSummary(payment),
    refundable_amount: money(refundableAmount(payment), payment.currency),
    fee_bearer: payment.fee_bearer,
    metadata: payment.metadata,
    custom_fields: payment.custom_fields,
    three_d_secure: payment.three_d_secure,
    decline: payment.decline,
    payment_link_title: detail.linkTitle,
    checkout_url: checkoutUrl(payment, publicOrigin),
    expires_at: payment.captured_amount > 0 ? null : payment.expires_at.toISOString(),
    refunds: refunds.map((refund) => refundAnswer(refund, payment.mode, people)),
    attempts: attempts.map((attempt) => ({
      id: attempt.id,
      status: ATTEMPT_STATUS[attempt.status],
      card: attempt.card,
      three_d_secure: outcomes.get(attempt.id) ?? null,
      decline: attempt.decline,
      created_at: attempt.created_at.toISOString(),
      completed_at: attempt.finished_at?.toISOString() ?? null,
    })),
    events: events.map((event) => ({
      id: event.id,
      type: event.type,
      message: event.message,
      actor: personOrNull(people, event.actor_id),
      amount: event.amount === null ? null : money(event.amount, payment.currency),
      created_at: event.occurred_at.toISOString(),
    })),
    updated_at: payment.updated_at.toISOString(),
  };
}
