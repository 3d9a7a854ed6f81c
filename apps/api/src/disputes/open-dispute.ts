import type { DisputeCase } from '../acquirers/acquirer.ts';
import { disputeOpenedPostings } from '../ledger/posting.ts';
import { postTransaction } from '../ledger/post-transaction.ts';
import { movePayment } from '../payments/move-payment.ts';
import type { Payment } from '../payments/payment.ts';
import type { Transaction } from '../platform/database.ts';
import { newId } from '../platform/ids.ts';
import type { Dispute } from './dispute.ts';
import { recordDisputeEvent } from './dispute-events.ts';
import { reasonInWords } from './reason-words.ts';
import { recordRefusal } from './record-refusal.ts';

/**
 * Opens a dispute of a payment whose row is held, in one commit: the dispute, the payment's status, the ledger, the sum to
 * settle, the timeline and the event. Never for more than was captured and not given back. `undefined` where the payment
 * can't be disputed: that is recorded once.
 */
export async function openDispute(
  trx: Transaction,
  payment: Payment,
  found: DisputeCase,
  now: Date,
): Promise<Dispute | undefined> {
  const left = payment.captured_amount - payment.refund_claimed_amount - payment.disputed_amount;
  const amount = Math.min(found.amount, left);
  if (amount <= 0 || found.currency !== payment.currency || payment.status === 'disputed') {
    await recordRefusal(trx, payment, `A dispute (${found.caseId}) of this payment was not followed.`, now);
    return undefined;
  }
  const moved = await movePayment(
    trx,
    payment,
    'disputed',
    { type: 'dispute_opened', message: reasonInWords(found.reason), at: now, amount },
    { disputed_amount: payment.disputed_amount + amount },
  );
  if (moved === undefined) return undefined;
  const dispute = await trx
    .insertInto('disputes')
    .values({
      id: newId('dispute'),
      business_id: payment.business_id,
      payment_id: payment.id,
      mode: payment.mode,
      acquirer_case_id: found.caseId,
      version: found.version,
      status: 'needs_response',
      reason: found.reason,
      amount,
      currency: payment.currency,
      evidence: '{}',
      due_by: found.dueBy,
      created_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('dispute_movements')
    .values({
      dispute_id: dispute.id,
      kind: 'opened',
      business_id: dispute.business_id,
      mode: dispute.mode,
      currency: dispute.currency,
      amount,
      occurred_at: now,
    })
    .execute();
  await postTransaction(trx, {
    businessId: dispute.business_id,
    mode: dispute.mode,
    kind: 'dispute_opened',
    sourceId: dispute.id,
    currency: dispute.currency,
    postings: disputeOpenedPostings(amount),
    occurredAt: now,
  });
  await recordDisputeEvent(trx, dispute, 'dispute.created', now);
  return dispute;
}
