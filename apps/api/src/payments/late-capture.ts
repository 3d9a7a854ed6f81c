import { canMove } from '@harbour/domain/payment-status';
import type { Authorisation, RefundOutcome } from '../acquirers/acquirer.ts';
import type { AppDependencies } from '../dependencies.ts';
import type { Transaction } from '../platform/database.ts';
import { leaseUntil, nextTry } from '../platform/next-try.ts';
import { abandonAttempts } from './abandon-attempts.ts';
import type { Attempt } from './attempt.ts';
import { changeAttempt, loadAttempt } from './attempt-repository.ts';
import { mayWorkInBackground } from '../platform/background-work.ts';
import { eachRow } from '../platform/each-row.ts';
import { movePayment } from './move-payment.ts';
import { paymentIsOfOurMode } from './of-our-mode.ts';
import { recordPaymentEvent } from './payment-events.ts';
import type { Payment } from './payment.ts';
import { lockPayment } from './payment-repository.ts';

const BATCH = 20;

/**
 * Takes a payment back to the acquirer whose attempt was given up as never sent, and was captured after all. `undefined`
 * where another attempt has paid, is under way, or the payment's time is over: then the money has to go back. Hold the
 * payment's row.
 */
export async function reopenForLateCapture(
  trx: Transaction,
  payment: Payment,
  attempt: Attempt,
  now: Date,
): Promise<Payment | undefined> {
  if (!canMove(payment.status, 'processing')) return undefined;
  await abandonAttempts(trx, payment.id, now);
  return movePayment(trx, payment, 'processing', {
    type: 'payment_processing',
    message: 'The acquirer answered late: an attempt that was given up has been approved after all.',
    at: now,
    attemptId: attempt.id,
    amount: attempt.amount,
  });
}

/** Writes down, in one commit, that a late capture is not the payment's and has to be given back. */
export async function oweLateCapture(
  trx: Transaction,
  payment: Payment,
  attempt: Attempt,
  capture: Extract<Authorisation, { result: 'captured' }>,
  now: Date,
): Promise<Attempt> {
  await recordPaymentEvent(trx, payment, {
    type: 'transition_refused',
    message: `The acquirer approved a given-up attempt while the payment is ${payment.status}. The money goes back to the payer.`,
    at: now,
    attemptId: attempt.id,
    amount: attempt.amount,
    from: payment.status,
    to: 'succeeded',
  });
  return changeAttempt(trx, attempt.id, {
    acquirer_id: capture.acquirerId,
    approval_code: capture.approvalCode,
    return_due_at: now,
  });
}

/**
 * Gives back late captures of our mode, each under a key made of its attempt, so that it is given back once however often
 * asked.
 */
export async function returnLateCaptures(deps: AppDependencies): Promise<void> {
  const due = await leaseDueReturns(deps);
  await eachRow(due, 'at once', (attempt) => returnCapture(deps, attempt));
}

function leaseDueReturns({ database, clock, config }: AppDependencies): Promise<Attempt[]> {
  return database.acrossBusinesses(async (trx) => {
    if (!(await mayWorkInBackground(trx))) return [];
    const now = clock.now();
    const due = await trx
      .selectFrom('attempts')
      .selectAll()
      .where('return_due_at', '<=', now)
      .where(paymentIsOfOurMode('attempts.payment_id', config))
      .orderBy('return_due_at')
      .limit(BATCH)
      .forUpdate()
      .skipLocked()
      .execute();
    for (const { id, inquiries } of due) {
      await changeAttempt(trx, id, {
        inquiries: inquiries + 1,
        return_due_at: leaseUntil(now),
      });
    }
    return due;
  });
}

async function returnCapture(
  { database, clock, acquirer }: AppDependencies,
  attempt: Attempt,
): Promise<void> {
  const outcome = await acquirer.refund({
    key: `${attempt.id}_return`,
    acquirerId: attempt.acquirer_id ?? '',
    amount: attempt.amount,
    currency: attempt.currency,
  });
  const now = clock.now();
  await database.forBusiness(attempt.business_id, async (trx) => {
    const payment = await lockPayment(trx, attempt.business_id, attempt.payment_id);
    // Another process was told the same in the meantime.
    if ((await loadAttempt(trx, attempt.id)).return_due_at === null) return;
    if (outcome.result === 'unknown' || outcome.result === 'not_sent') {
      await changeAttempt(trx, attempt.id, { return_due_at: nextTry(now, attempt.inquiries + 1) });
      return;
    }
    await changeAttempt(trx, attempt.id, { return_due_at: null });
    await recordPaymentEvent(trx, payment, {
      ...entryOf(outcome),
      at: now,
      attemptId: attempt.id,
      amount: attempt.amount,
    });
  });
}

function entryOf(outcome: Extract<RefundOutcome, { result: 'succeeded' | 'refused' }>) {
  return outcome.result === 'succeeded'
    ? ({
        type: 'refund_succeeded',
        message: 'The money of the late approval is on its way back to the payer.',
      } as const)
    : ({
        type: 'refund_failed',
        message: `The acquirer did not give back the late approval: ${outcome.message}`.slice(0, 300),
      } as const);
}
