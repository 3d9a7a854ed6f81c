import { canMove } from '@harbour/domain/payment-status';
import type { Authorisation } from '../acquirers/acquirer.ts';
import { postTransaction } from '../ledger/post-transaction.ts';
import type { Transaction } from '../platform/database.ts';
import { jsonb } from '../platform/database.ts';
import { recordEvent } from '../platform/outbox.ts';
import { sendOn } from '../platform/pipeline.ts';
import type { Attempt } from './attempt.ts';
import { declineOf } from './attempt.ts';
import { changeAttempt, loadAttempt } from './attempt-repository.ts';
import { oweLateCapture, reopenForLateCapture } from './late-capture.ts';
import { movePayment } from './move-payment.ts';
import type { Payment } from './payment.ts';
import { lockPayment } from './payment-repository.ts';
import type { Captured } from './write-captures.ts';
import { bookingOf, priceCaptures, writeCaptures } from './write-captures.ts';

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
  outcome: Captured['outcome'],
  now: Date,
): Promise<SettledAttempt> {
  if (!canMove(payment.status, 'succeeded'))
    throw new Error(`Payment ${payment.id} was approved while ${payment.status}.`);
  const send = sendOn(trx);
  const capture = { payment, attempt, outcome };
  const { business, priced } = await priceCaptures(send, payment.business_id, [capture], now);
  const [settled] = await writeCaptures(send, payment.business_id, business, priced, now);
  for (const each of priced) await postTransaction(trx, bookingOf(each, now));
  return settled ?? capture;
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
