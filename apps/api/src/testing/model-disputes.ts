import { moveDispute } from '../disputes/move-dispute.ts';
import { openDispute } from '../disputes/open-dispute.ts';
import { holdPayment } from '../payments/hold-payment.ts';
import { DAY, after } from '../platform/clock.ts';
import type { Transaction } from '../platform/database.ts';
import { newId } from '../platform/ids.ts';

/** Disputes what is left of the newest payment of a currency that has something left, or a third of it. */
export async function disputeNewest(
  trx: Transaction,
  currency: string,
  all: boolean,
  now: Date,
): Promise<void> {
  const payment = await trx
    .selectFrom('payments')
    .selectAll()
    .where('currency', '=', currency)
    .where('status', '<>', 'disputed')
    .whereRef('refunded_amount', '<', 'captured_amount')
    .orderBy('id', 'desc')
    .forUpdate()
    .executeTakeFirst();
  if (payment === undefined) return;
  const left = payment.captured_amount - payment.refunded_amount;
  await openDispute(
    trx,
    payment,
    {
      caseId: newId('dispute'),
      version: 1,
      acquirerId: 'none',
      key: null,
      amount: all ? left : Math.ceil(left / 3),
      currency,
      reason: 'general',
      status: 'needs_response',
      dueBy: after(now, 7 * DAY),
    },
    now,
  );
}

/** Decides the oldest open dispute of a currency. */
export async function decideOldest(
  trx: Transaction,
  currency: string,
  outcome: 'won' | 'lost',
  now: Date,
): Promise<void> {
  const dispute = await trx
    .selectFrom('disputes')
    .selectAll()
    .where('currency', '=', currency)
    .where('status', '=', 'needs_response')
    .orderBy('id')
    .executeTakeFirst();
  if (dispute === undefined) return;
  const payment = await holdPayment(trx, dispute.business_id, dispute.payment_id);
  const held = await moveDispute(trx, { dispute, payment }, { to: 'under_review' }, { now });
  if (held === undefined) throw new Error('An open dispute could not be answered.');
  await moveDispute(trx, held, outcome === 'won' ? { to: 'won' } : { to: 'lost', loss: 'decided' }, { now });
}
