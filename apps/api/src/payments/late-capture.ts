import { formatMoney } from '@harbour/domain/money';
import { canMove, describePaymentStatus } from '@harbour/domain/payment-status';
import type { Authorisation } from '../acquirers/acquirer.ts';
import { postTransaction } from '../ledger/post-transaction.ts';
import {
  lateCapturePaidBackPostings,
  lateCapturePostings,
  lateCaptureReturnedPostings,
} from '../ledger/posting.ts';
import { holdLinkRoom } from '../payment-links/link-capacity.ts';
import type { Transaction } from '../platform/database.ts';
import { abandonAttempts } from './abandon-attempts.ts';
import type { Attempt } from './attempt.ts';
import { changeAttempt } from './attempt-repository.ts';
import { movePayment } from './move-payment.ts';
import { recordPaymentEvent } from './payment-events.ts';
import type { Payment } from './payment.ts';

/**
 * Takes a payment back to the acquirer whose attempt was given up as never sent, and was captured after all. `undefined`
 * where another attempt has paid, is under way, the payment's time is over, or its link has been used up by others since: then
 * the money has to go back. Hold the payment's row.
 */
export async function reopenForLateCapture(
  trx: Transaction,
  payment: Payment,
  attempt: Attempt,
  now: Date,
): Promise<Payment | undefined> {
  if (!canMove(payment.status, 'processing') || !(await holdLinkRoom(trx, payment))) return undefined;
  await abandonAttempts(trx, payment.id, now);
  return movePayment(trx, payment, 'processing', {
    type: 'payment_processing',
    message: 'The approval came late: an attempt that was given up has been paid after all.',
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
    message: `An attempt that was given up was approved late, when the payment was “${describePaymentStatus(payment.status).label}”. ${formatMoney(attempt)} goes back to the customer.`,
    at: now,
    attemptId: attempt.id,
    amount: attempt.amount,
    from: payment.status,
    to: 'succeeded',
  });
  await bookLateCapture(trx, payment, attempt, 'late_capture', now);
  return changeAttempt(trx, attempt.id, {
    acquirer_id: capture.acquirerId,
    approval_code: capture.approvalCode,
    return_due_at: now,
    return_state: 'owed',
    ...(attempt.taken_otherwise === null ? {} : { taken_settled_at: now }),
  });
}

const POSTINGS = {
  late_capture: lateCapturePostings,
  late_capture_returned: lateCaptureReturnedPostings,
  late_capture_paid_back: lateCapturePaidBackPostings,
} as const;

/** Books money that is owed back to a payer, or went back. */
export async function bookLateCapture(
  trx: Transaction,
  { business_id, mode }: Payment,
  { id, amount, currency }: Attempt,
  kind: keyof typeof POSTINGS,
  occurredAt: Date,
): Promise<void> {
  const postings = POSTINGS[kind](amount);
  await postTransaction(trx, {
    businessId: business_id,
    mode,
    kind,
    sourceId: id,
    currency,
    postings,
    occurredAt,
  });
}
