import type { DisputeLoss } from '@harbour/contract/enums';
import { canMoveDispute } from '@harbour/domain/dispute-status';
import type { Updateable } from 'kysely';
import { disputeLossReversedPostings, disputeLostPostings, disputeWonPostings } from '../ledger/posting.ts';
import { postTransaction } from '../ledger/post-transaction.ts';
import { movePayment } from '../payments/move-payment.ts';
import type { TimelineEntry } from '../payments/payment-events.ts';
import { recordPaymentEvent } from '../payments/payment-events.ts';
import type { Payment } from '../payments/payment.ts';
import { statusAfterRefunds } from '../payments/payment.ts';
import type { Transaction } from '../platform/database.ts';
import type { Dispute } from './dispute.ts';
import { recordDisputeEvent } from './dispute-events.ts';
import { recordRefusal } from './record-refusal.ts';
import type { DisputesTables } from './tables.ts';

type Changes = Omit<Updateable<DisputesTables['disputes']>, 'id' | 'business_id' | 'status'>;
type Step = { to: 'under_review' | 'won' } | { to: 'lost'; loss: DisputeLoss };

/** What a move says on the payment's timeline. */
const WORDS = {
  answered: 'The evidence is with the customer’s bank, which decides.',
  reviewed: 'The customer’s bank reviews the dispute, without evidence from here.',
  won: 'The dispute was won: the money comes back.',
  wonAfterAll: 'The dispute was won after all: the money comes back.',
} as const;
const LOSS_WORDS: Readonly<Record<DisputeLoss, string>> = {
  conceded: 'The dispute was conceded: the customer keeps the money.',
  unanswered: 'The dispute was lost: it was not answered in time.',
  decided: 'The dispute was lost: the customer’s bank was not persuaded.',
};

/**
 * Moves a dispute to another status, by the one table of its transitions; hold its payment's row. All that follows is in
 * the same commit: the payment's status, the ledger, the sum to settle, the timeline and the event. A loss that becomes a win
 * is reversed in the ledger first. A move that the table does not allow is refused: nothing changes, the refusal is
 * recorded, and `undefined` comes back.
 */
export async function moveDispute(
  trx: Transaction,
  { dispute, payment }: { dispute: Dispute; payment: Payment },
  step: Step,
  { now, actorId, changes = {} }: { now: Date; actorId?: string | undefined; changes?: Changes },
): Promise<{ dispute: Dispute; payment: Payment } | undefined> {
  const { to } = step;
  if (!canMoveDispute(dispute, to)) {
    await recordRefusal(trx, payment, `Refused to move the dispute from ${dispute.status} to ${to}.`, now);
    return undefined;
  }
  const moved = await trx
    .updateTable('disputes')
    .set({
      ...changes,
      status: to,
      ...(to === 'under_review' ? {} : { closed_at: now }),
      loss: to === 'lost' ? step.loss : null,
      // The acquirer has decided: it must not be told of an answer any more, least of all that the merchant concedes.
      ...(to === 'won' ? { next_try_at: null } : {}),
    })
    .where('business_id', '=', dispute.business_id)
    .where('id', '=', dispute.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  const entry = { at: now, actorId, amount: dispute.amount };
  if (to === 'under_review') {
    const message = moved.answer === null ? WORDS.reviewed : WORDS.answered;
    await recordPaymentEvent(trx, payment, { ...entry, type: 'dispute_answered', message });
    await recordDisputeEvent(trx, moved, 'dispute.updated', now);
    return { dispute: moved, payment };
  }
  if (to === 'lost') {
    await recordPaymentEvent(trx, payment, {
      ...entry,
      type: 'dispute_lost',
      message: LOSS_WORDS[step.loss],
    });
    await book(trx, moved, 'dispute_lost', now);
    await recordDisputeEvent(trx, moved, 'dispute.lost', now);
    return { dispute: moved, payment };
  }
  const wasLost = dispute.status === 'lost';
  if (wasLost) await book(trx, moved, 'dispute_loss_reversed', now);
  const message = wasLost ? WORDS.wonAfterAll : WORDS.won;
  return { dispute: moved, payment: await giveBack(trx, moved, payment, { ...entry, message }) };
}

/** A dispute that was won: the money is the business's again, and the payment what it was before. */
async function giveBack(
  trx: Transaction,
  dispute: Dispute,
  payment: Payment,
  entry: Pick<TimelineEntry, 'message' | 'at' | 'actorId' | 'amount'>,
): Promise<Payment> {
  const before = statusAfterRefunds(payment.refunded_amount, payment.captured_amount);
  const returned = await movePayment(
    trx,
    payment,
    before,
    { ...entry, type: 'dispute_won' },
    { disputed_amount: payment.disputed_amount - dispute.amount },
  );
  if (returned === undefined)
    throw new Error(`Dispute ${dispute.id} was won while its payment is ${payment.status}.`);
  await trx
    .insertInto('dispute_movements')
    .values({
      dispute_id: dispute.id,
      kind: 'won',
      business_id: dispute.business_id,
      mode: dispute.mode,
      currency: dispute.currency,
      amount: -dispute.amount,
      occurred_at: entry.at,
    })
    .execute();
  await book(trx, dispute, 'dispute_won', entry.at);
  await recordDisputeEvent(trx, dispute, 'dispute.won', entry.at);
  return returned;
}

const POSTINGS = {
  dispute_won: disputeWonPostings,
  dispute_lost: disputeLostPostings,
  dispute_loss_reversed: disputeLossReversedPostings,
} as const;

async function book(
  trx: Transaction,
  dispute: Dispute,
  kind: keyof typeof POSTINGS,
  now: Date,
): Promise<void> {
  await postTransaction(trx, {
    businessId: dispute.business_id,
    mode: dispute.mode,
    kind,
    sourceId: dispute.id,
    currency: dispute.currency,
    postings: POSTINGS[kind](dispute.amount),
    occurredAt: now,
  });
}
