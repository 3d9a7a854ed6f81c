import type { Transaction } from '../platform/database.ts';
import { inWords } from './as-asked.ts';
import type { Attempt } from './attempt.ts';
import { isTakenOtherwise } from './attempt.ts';
import { changeAttempt } from './attempt-repository.ts';
import { recordPaymentEvent } from './payment-events.ts';
import type { Payment } from './payment.ts';
import { settleAttempt } from './settle-attempt.ts';

/**
 * Ends what the acquirer took otherwise than asked for, once it was given back there: an attempt that is still awaited has failed, so
 * that its payment can be paid by its own rules. Nothing of it was booked, and nothing is. Where the acquirer had said the right
 * sum before, that is booked and stays so. Hold the payment's row. `undefined` where nothing is to be settled.
 *
 * @param how who settled it, and a note.
 */
export async function settleTakenOtherwise(
  trx: Transaction,
  payment: Payment,
  attempt: Attempt,
  how: string,
  now: Date,
): Promise<string | undefined> {
  const { taken_otherwise: taken } = attempt;
  if (taken === null || !isTakenOtherwise(attempt)) return undefined;
  const sum = inWords(taken);
  const ending = attempt.status === 'succeeded' ? 'was cleared up with' : 'was given back at';
  await recordPaymentEvent(trx, payment, {
    type: attempt.status === 'succeeded' ? 'transition_refused' : 'refund_succeeded',
    message: `${sum} ${ending} the acquirer ${how}`,
    at: now,
    attemptId: attempt.id,
  });
  await settleAttempt(
    trx,
    { businessId: payment.business_id, paymentId: payment.id, attemptId: attempt.id },
    { result: 'declined', acquirerId: taken.acquirer_id, code: 'processing_error' },
    now,
  );
  // With an id it is none that was given up, which a late capture would bring back.
  await changeAttempt(trx, attempt.id, {
    acquirer_id: attempt.acquirer_id ?? taken.acquirer_id,
    late_inquiry_at: null,
    taken_settled_at: now,
  });
  return `${sum} of ${payment.reference} ${ending} the acquirer`;
}
