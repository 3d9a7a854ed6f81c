import { sql } from 'kysely';
import type { AppDependencies } from '../dependencies.ts';
import { settlementPostings } from '../ledger/posting.ts';
import { postTransaction } from '../ledger/post-transaction.ts';
import { loadBusiness } from '../payments/load-business.ts';
import type { Transaction } from '../platform/database.ts';
import { failpoint } from '../platform/failpoint.ts';
import { newId } from '../platform/ids.ts';
import { recordEvent } from '../platform/outbox.ts';
import { SENT_BACK, carryOver, readCarryOver } from './carry-over.ts';
import { claimEarlierPayouts, hasBankDetails, isPaidOutHere } from './claim-payout.ts';
import { cutOffAfter, cutOffBefore, payDay } from './cut-off.ts';
import type { SettlementGroup } from './settlement-group.ts';
import { tryLockGroup } from './settlement-group.ts';

/** Sums of what a settlement took, in minor units. */
interface Taken {
  gross: number;
  fees: number;
  payments: number;
  refunds: number;
  /** Fees that the refunds gave back. */
  refundedFees: number;
  refundCount: number;
  /** Those that opened less those that were won. */
  disputes: number;
}

/**
 * Settles the oldest cut-off of a group that has passed, in one commit: the settlement, its payments, refunds and disputes, the
 * ledger and the event. `false` where nothing is due, or another server is at it.
 */
export function settlePeriod(
  { database, clock, config, bank }: AppDependencies,
  group: SettlementGroup,
): Promise<boolean> {
  const now = clock.now();
  return database.forBusiness(group.businessId, async (trx) => {
    if (!(await tryLockGroup(trx, group))) return false;
    const { time_zone: timeZone } = await loadBusiness(trx, group.businessId);
    const period = await findDuePeriod(trx, group, timeZone, now);
    if (period === undefined || period.end > now) return false;
    if (isPaidOutHere(group, { config, bank })) await claimEarlierPayouts(trx, group, now);
    const { start, end } = period;
    const id = newId('settlement');
    await trx
      .insertInto('settlements')
      .values({
        id,
        business_id: group.businessId,
        mode: group.mode,
        currency: group.currency,
        account_id: null,
        status: 'pending',
        gross_amount: 0,
        fee_amount: 0,
        refund_amount: 0,
        dispute_amount: 0,
        adjustment_amount: 0,
        net_amount: 0,
        payment_count: 0,
        refund_count: 0,
        period_start: start,
        period_end: end,
        bank_reference: null,
        failure_reason: null,
        expected_at: payDay(end, timeZone),
        paid_at: null,
        // Bank details that come later wake it.
        next_try_at: (await hasBankDetails(trx, group)) ? now : null,
        created_at: now,
      })
      .execute();
    await close(trx, group, id, await take(trx, group, id, end), now);
    failpoint('settlement.before-commit');
    return true;
  });
}

/**
 * The period of the cut-off that the oldest unsettled payment, refund or dispute falls under. What was committed after the
 * settlement of its own day goes into the next. Periods never overlap, also where the business moved to another zone.
 */
async function findDuePeriod(
  trx: Transaction,
  group: SettlementGroup,
  timeZone: string,
  now: Date,
): Promise<{ start: Date; end: Date } | undefined> {
  const { businessId, mode, currency } = group;
  const { rows } = await sql<{ oldest: Date | null; settled_until: Date | null; sent_back: boolean }>`
    select
      least(
        (select min(paid_at) from payments
          where business_id = ${businessId} and mode = ${mode} and currency = ${currency}
          and settlement_id is null and paid_at is not null),
        (select min(refund.finished_at) from refunds refund join payments payment on payment.id = refund.payment_id
          where refund.business_id = ${businessId} and payment.mode = ${mode} and refund.currency = ${currency}
          and refund.settlement_id is null and refund.status = 'succeeded'),
        (select min(occurred_at) from dispute_movements
          where business_id = ${businessId} and mode = ${mode} and currency = ${currency} and settlement_id is null)
      ) as oldest,
      (select max(period_end) from settlements
        where business_id = ${businessId} and mode = ${mode} and currency = ${currency}) as settled_until,
      exists (select from (${SENT_BACK}) as sent_back
        where business_id = ${businessId} and mode = ${mode} and currency = ${currency}) as sent_back
  `.execute(trx);
  const { oldest = null, settled_until = null, sent_back = false } = rows[0] ?? {};
  const lastCutOff = cutOffBefore(cutOffAfter(now, timeZone), timeZone);
  let end = oldest === null ? undefined : cutOffAfter(oldest, timeZone);
  // What the bank sent back may have been needed since, for refunds.
  if (sent_back && (end === undefined || end > lastCutOff) && (await readCarryOver(trx, group)) > 0)
    end = lastCutOff;
  if (end === undefined) return undefined;
  if (settled_until !== null && end <= settled_until) end = cutOffAfter(settled_until, timeZone);
  const start = cutOffBefore(end, timeZone);
  return { start: settled_until !== null && settled_until > start ? settled_until : start, end };
}

/** Puts the settlement's id on everything that no settlement has and that happened before its cut-off. */
async function take(
  trx: Transaction,
  { businessId, mode, currency }: SettlementGroup,
  id: string,
  end: Date,
): Promise<Taken> {
  const { rows: payments } = await sql<{ gross: number; fees: number; count: number }>`
    with taken as (
      update payments set settlement_id = ${id}
      where business_id = ${businessId} and mode = ${mode} and currency = ${currency}
        and settlement_id is null and paid_at < ${end}
      returning captured_amount, fee_amount
    )
    select coalesce(sum(captured_amount), 0)::bigint as gross, coalesce(sum(fee_amount), 0)::bigint as fees, count(*) as count
    from taken
  `.execute(trx);
  const { rows: refunds } = await sql<{ sum: number; fees: number; count: number }>`
    with taken as (
      update refunds refund set settlement_id = ${id}
      from payments payment
      where payment.id = refund.payment_id and payment.mode = ${mode}
        and refund.business_id = ${businessId} and refund.currency = ${currency}
        and refund.settlement_id is null and refund.status = 'succeeded' and refund.finished_at < ${end}
      returning refund.amount, refund.fee_amount
    )
    select coalesce(sum(amount), 0)::bigint as sum, coalesce(sum(fee_amount), 0)::bigint as fees, count(*) as count from taken
  `.execute(trx);
  const { rows: disputes } = await sql<{ sum: number }>`
    with taken as (
      update dispute_movements set settlement_id = ${id}
      where business_id = ${businessId} and mode = ${mode} and currency = ${currency}
        and settlement_id is null and occurred_at < ${end}
      returning amount
    )
    select coalesce(sum(amount), 0)::bigint as sum from taken
  `.execute(trx);
  return {
    gross: payments[0]?.gross ?? 0,
    fees: payments[0]?.fees ?? 0,
    payments: payments[0]?.count ?? 0,
    refunds: refunds[0]?.sum ?? 0,
    refundedFees: refunds[0]?.fees ?? 0,
    refundCount: refunds[0]?.count ?? 0,
    disputes: disputes[0]?.sum ?? 0,
  };
}

/**
 * Writes the sums, and makes them available. A negative balance, or a payout that the bank sent back, is carried into
 * the next settlement as its adjustment; a settlement never pays out less than nothing.
 */
async function close(
  trx: Transaction,
  group: SettlementGroup,
  id: string,
  taken: Taken,
  now: Date,
): Promise<void> {
  const fees = taken.fees - taken.refundedFees;
  const activity = taken.gross - fees - taken.refunds - taken.disputes;
  const net = Math.max(activity + (await carryOver(trx, group, id)), 0);
  await trx
    .updateTable('settlements')
    .set({
      gross_amount: taken.gross,
      fee_amount: fees,
      refund_amount: taken.refunds,
      dispute_amount: taken.disputes,
      adjustment_amount: net - activity,
      net_amount: net,
      payment_count: taken.payments,
      refund_count: taken.refundCount,
      // There is nothing for the bank to do.
      ...(net === 0 ? { status: 'paid', paid_at: now, next_try_at: null } : {}),
    })
    .where('id', '=', id)
    .execute();
  if (activity !== 0) {
    await postTransaction(trx, {
      businessId: group.businessId,
      mode: group.mode,
      kind: 'settlement',
      sourceId: id,
      currency: group.currency,
      postings: settlementPostings(activity),
      occurredAt: now,
    });
  }
  await recordEvent(trx, {
    businessId: group.businessId,
    type: 'settlement.created',
    subjectId: id,
    payload: { mode: group.mode, currency: group.currency, net, payment_count: taken.payments },
    occurredAt: now,
  });
  if (net > 0) return;
  await recordEvent(trx, {
    businessId: group.businessId,
    type: 'settlement.paid',
    subjectId: id,
    payload: { mode: group.mode, currency: group.currency, net },
    occurredAt: now,
  });
}
