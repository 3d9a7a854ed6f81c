import { priceCapture } from '../fees/price-capture.ts';
import type { Authorisation } from '../acquirers/acquirer.ts';
import { capturePostings } from '../ledger/posting.ts';
import { postTransaction } from '../ledger/post-transaction.ts';
import type { Transaction } from '../platform/database.ts';
import { jsonb } from '../platform/database.ts';
import { recordEvent } from '../platform/outbox.ts';
import type { Attempt } from './attempt.ts';
import { declineOf } from './attempt.ts';
import { changeAttempt, loadAttempt } from './attempt-repository.ts';
import { oweLateCapture, reopenForLateCapture } from './late-capture.ts';
import { mailReceipt } from './mail-receipt.ts';
import { movePayment } from './move-payment.ts';
import type { Payment } from './payment.ts';
import { lockPayment } from './payment-repository.ts';

export interface SettledAttempt {
  payment: Payment;
  attempt: Attempt;
}

/**
 * Writes down what the acquirer said about an attempt, in one commit: attempt, payment, ledger, timeline and event. An
 * attempt whose outcome is known already stays as it is, so answer and inquiry may come in any order, and often. One that
 * was given up as never sent, and comes back captured, pays its payment if nothing else has; else the money is owed back.
 */
export async function settleAttempt(
  trx: Transaction,
  where: { businessId: string; paymentId: string; attemptId: string },
  outcome: Authorisation,
  now: Date,
): Promise<SettledAttempt> {
  const payment = await lockPayment(trx, where.businessId, where.paymentId);
  const attempt = await loadAttempt(trx, where.attemptId);
  const givenUp = attempt.status === 'declined' && attempt.acquirer_id === null;
  if (givenUp && outcome.result === 'captured') {
    const reopened = await reopenForLateCapture(trx, payment, attempt, now);
    return reopened === undefined
      ? { payment, attempt: await oweLateCapture(trx, payment, attempt, outcome, now) }
      : settleCaptured(trx, reopened, attempt, outcome, now);
  }
  if (attempt.status !== 'authorising') return { payment, attempt };
  return outcome.result === 'captured'
    ? settleCaptured(trx, payment, attempt, outcome, now)
    : settleDeclined(trx, payment, attempt, outcome, now);
}

async function settleCaptured(
  trx: Transaction,
  payment: Payment,
  attempt: Attempt,
  outcome: Extract<Authorisation, { result: 'captured' }>,
  now: Date,
): Promise<SettledAttempt> {
  const { fee, scheduleId } = await priceCapture(trx, payment, outcome.card.country, now);
  const card = jsonb({ ...attempt.card, ...outcome.card });
  const settled = await changeAttempt(trx, attempt.id, {
    status: 'succeeded',
    acquirer_id: outcome.acquirerId,
    approval_code: outcome.approvalCode,
    decline: null,
    card,
    next_inquiry_at: null,
    finished_at: now,
  });
  const paid = await movePayment(
    trx,
    payment,
    'succeeded',
    {
      type: 'payment_succeeded',
      message: `The acquirer approved the payment (${outcome.approvalCode}).`,
      at: now,
      attemptId: attempt.id,
      amount: payment.amount,
    },
    {
      captured_amount: payment.amount,
      fee_amount: fee,
      fee_schedule_id: scheduleId,
      card,
      decline: null,
      paid_at: now,
    },
  );
  if (paid === undefined) throw new Error(`Payment ${payment.id} was approved while ${payment.status}.`);
  await postTransaction(trx, {
    businessId: payment.business_id,
    mode: payment.mode,
    kind: 'capture',
    sourceId: payment.id,
    currency: payment.currency,
    postings: capturePostings(payment.amount, fee),
    occurredAt: now,
  });
  await recordEvent(trx, {
    businessId: payment.business_id,
    type: 'payment.succeeded',
    subjectId: payment.id,
    payload: {
      reference: payment.reference,
      mode: payment.mode,
      amount: payment.amount,
      fee,
      currency: payment.currency,
    },
    occurredAt: now,
  });
  await mailReceipt(trx, paid, outcome.approvalCode, now);
  return { payment: paid, attempt: settled };
}

async function settleDeclined(
  trx: Transaction,
  payment: Payment,
  attempt: Attempt,
  outcome: Extract<Authorisation, { result: 'declined' }>,
  now: Date,
): Promise<SettledAttempt> {
  const decline = declineOf(outcome.code);
  const settled = await changeAttempt(trx, attempt.id, {
    status: 'declined',
    acquirer_id: outcome.acquirerId,
    decline: jsonb(decline),
    next_inquiry_at: null,
    finished_at: now,
  });
  const failed = await movePayment(
    trx,
    payment,
    'failed',
    { type: 'payment_declined', message: decline.merchant_message, at: now, attemptId: attempt.id },
    { decline: jsonb(decline) },
  );
  await recordPaymentFailed(trx, payment, outcome.code, now);
  return { payment: failed ?? payment, attempt: settled };
}

/** Tells that an attempt failed; the reference may still be paid. */
export async function recordPaymentFailed(
  trx: Transaction,
  payment: Payment,
  code: string,
  now: Date,
): Promise<void> {
  await recordEvent(trx, {
    businessId: payment.business_id,
    type: 'payment.failed',
    subjectId: payment.id,
    payload: { reference: payment.reference, mode: payment.mode, decline_code: code },
    occurredAt: now,
  });
}
