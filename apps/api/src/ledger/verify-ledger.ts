import { sql } from 'kysely';
import type { Database } from '../platform/database.ts';
import { ACCOUNT_RULES } from './account-rules.ts';
import { BELONGING_RULES } from './belonging-rules.ts';
import { DISPUTE_RULES } from './dispute-rules.ts';
import { LATE_CAPTURE_RULES } from './late-capture-rules.ts';
import type { Rule } from './rule.ts';

export interface LedgerFinding {
  rule: string;
  /** What breaks it: ids, sums. */
  detail: string;
}

export interface LedgerReport {
  transactions: number;
  entries: number;
  findings: LedgerFinding[];
}

const RULES: readonly Rule[] = [
  {
    name: 'debits equal credits, per business, mode and currency',
    breaches: sql<{ detail: string }>`
      select a.business_id || ' ' || a.mode || ' ' || e.currency || ': ' ||
        sum(case e.direction when 'debit' then e.amount else -e.amount end) as detail
      from ledger_entries e join ledger_accounts a on a.id = e.account_id
      group by a.business_id, a.mode, e.currency
      having sum(case e.direction when 'debit' then e.amount else -e.amount end) <> 0`,
  },
  {
    name: 'every ledger transaction balances in each currency',
    breaches: sql<{ detail: string }>`
      select t.id || ' is off by ' || sum(case e.direction when 'debit' then e.amount else -e.amount end) as detail
      from ledger_transactions t join ledger_entries e on e.transaction_id = t.id
      group by t.id, e.currency
      having sum(case e.direction when 'debit' then e.amount else -e.amount end) <> 0`,
  },
  {
    name: 'every ledger transaction has entries, in accounts of its own mode',
    breaches: sql<{ detail: string }>`
      select t.id as detail from ledger_transactions t
      where not exists (select from ledger_entries e where e.transaction_id = t.id)
      or exists (
        select from ledger_entries e join ledger_accounts a on a.id = e.account_id
        where e.transaction_id = t.id and a.mode <> t.mode
      )`,
  },
  {
    name: 'every captured payment is booked once, with its amount and fee',
    breaches: sql<{ detail: string }>`
      select p.id || ' captured ' || p.captured_amount || ' fee ' || p.fee_amount as detail
      from payments p
      left join ledger_transactions t on t.kind = 'capture' and t.source_id = p.id and t.business_id = p.business_id
      left join lateral (
        select coalesce(sum(e.amount) filter (where a.kind = 'acquirer_clearing' and e.direction = 'debit'), 0) as captured,
          coalesce(sum(e.amount) filter (where a.kind = 'fee_revenue' and e.direction = 'credit'), 0) as fee,
          bool_and(e.currency = p.currency) as same_currency
        from ledger_entries e join ledger_accounts a on a.id = e.account_id where e.transaction_id = t.id
      ) booked on true
      where p.captured_amount > 0
        and (t.id is null or booked.captured <> p.captured_amount or booked.fee <> p.fee_amount or not booked.same_currency)`,
  },
  {
    name: 'every succeeded refund is booked once, with its amount and the fee given back',
    breaches: sql<{ detail: string }>`
      select r.id || ' of ' || r.amount || ' with a fee of ' || r.fee_amount as detail
      from refunds r
      left join ledger_transactions t on t.kind = 'refund' and t.source_id = r.id and t.business_id = r.business_id
      left join lateral (
        select coalesce(sum(e.amount) filter (where a.kind = 'acquirer_clearing' and e.direction = 'credit'), 0) as amount,
          coalesce(sum(e.amount) filter (where a.kind = 'fee_revenue' and e.direction = 'debit'), 0) as fee,
          bool_and(e.currency = r.currency) as same_currency
        from ledger_entries e join ledger_accounts a on a.id = e.account_id where e.transaction_id = t.id
      ) booked on true
      where r.status = 'succeeded'
        and (t.id is null or booked.amount <> r.amount or booked.fee <> r.fee_amount or not booked.same_currency)`,
  },
  {
    name: 'nothing is booked that was not captured or refunded',
    breaches: sql<{ detail: string }>`
      select t.id || ' books ' || t.source_id as detail from ledger_transactions t
      where (t.kind = 'capture' and not exists (select from payments p where p.id = t.source_id and p.captured_amount > 0))
      or (t.kind = 'refund' and not exists (select from refunds r where r.id = t.source_id and r.status = 'succeeded'))
      or (t.kind in ('settlement', 'payout', 'payout_paid', 'payout_returned')
        and not exists (select from settlements s where s.id = t.source_id and s.business_id = t.business_id))
      or (t.kind in ('dispute_opened', 'dispute_won', 'dispute_lost', 'dispute_loss_reversed')
        and not exists (select from disputes d where d.id = t.source_id and d.business_id = t.business_id))`,
  },
  {
    name: "a settlement's sums are those of its payments and refunds, all of its own business, mode and currency",
    breaches: sql<{ detail: string }>`
      select s.id as detail from settlements s
      left join lateral (
        select coalesce(sum(p.captured_amount), 0) as gross, coalesce(sum(p.fee_amount), 0) as fees, count(*) as count,
          bool_and(p.business_id = s.business_id and p.mode = s.mode and p.currency = s.currency) as belongs
        from payments p where p.settlement_id = s.id
      ) paid on true
      left join lateral (
        select coalesce(sum(r.amount), 0) as amount, coalesce(sum(r.fee_amount), 0) as fees, count(*) as count,
          bool_and(r.business_id = s.business_id and p.mode = s.mode and r.currency = s.currency and r.status = 'succeeded') as belongs
        from refunds r join payments p on p.id = r.payment_id where r.settlement_id = s.id
      ) refunded on true
      where s.gross_amount <> paid.gross or s.fee_amount <> paid.fees - refunded.fees or s.payment_count <> paid.count
        or s.refund_amount <> refunded.amount or s.refund_count <> refunded.count
        or not coalesce(paid.belongs, true) or not coalesce(refunded.belongs, true)`,
  },
  {
    name: "a settlement's activity, its payout and the payout's outcome are booked, each once",
    breaches: sql<{ detail: string }>`
      select s.id || ' (' || s.status || '): ' || expected.kind || ' of ' || expected.amount || ' is booked as ' || booked.amount as detail
      from settlements s
      cross join lateral (values
        ('settlement', 'merchant_available', s.gross_amount - s.fee_amount - s.refund_amount - s.dispute_amount),
        ('payout', 'payouts_in_transit', case when s.status = 'pending' then 0 else s.net_amount end),
        ('payout_paid', 'bank', case when s.status = 'paid' then s.net_amount else 0 end),
        ('payout_returned', 'merchant_available', case when s.status = 'failed' then s.net_amount else 0 end)
      ) as expected (kind, account, amount)
      cross join lateral (
        select coalesce(sum(case e.direction when 'credit' then e.amount else -e.amount end), 0) as amount
        from ledger_transactions t
        join ledger_entries e on e.transaction_id = t.id
        join ledger_accounts a on a.id = e.account_id
        where t.kind = expected.kind and t.source_id = s.id and a.kind = expected.account
      ) booked
      where booked.amount <> expected.amount`,
  },
  {
    name: "a payment's refunded sums are those of its refunds",
    breaches: sql<{ detail: string }>`
      select p.id as detail from payments p
      left join lateral (
        select coalesce(sum(r.amount) filter (where r.status = 'succeeded'), 0) as refunded,
          coalesce(sum(r.amount) filter (where r.status <> 'failed'), 0) as claimed
        from refunds r where r.payment_id = p.id
      ) sums on true
      where p.refunded_amount <> sums.refunded or p.refund_claimed_amount <> sums.claimed`,
  },
  {
    name: 'refunds give back the fee that the payer bore in proportion, and all of it with all of the payment',
    breaches: sql<{ detail: string }>`
      select p.id || ' gave back ' || sums.fee || ' of ' || p.payer_fee_amount as detail from payments p
      join lateral (
        select coalesce(sum(r.fee_amount), 0) as fee from refunds r where r.payment_id = p.id and r.status <> 'failed'
      ) sums on true
      where p.captured_amount > 0 and (sums.fee > p.payer_fee_amount
        or (p.refund_claimed_amount = p.captured_amount and sums.fee <> p.payer_fee_amount))`,
  },
  ...ACCOUNT_RULES,
  ...BELONGING_RULES,
  ...DISPUTE_RULES,
  ...LATE_CAPTURE_RULES,
];

/** Every row is read here: whole tables at once, and by several processes, which all other work is told not to do. */
const THROUGH_EVERYTHING = sql`select set_config('enable_seqscan', 'on', true), set_config('max_parallel_workers_per_gather', '2', true)`;

/** Checks the ledger's invariants over all businesses at one instant; nothing is changed. */
export function verifyLedger(database: Database): Promise<LedgerReport> {
  return database.acrossBusinesses(async (trx) => {
    await THROUGH_EVERYTHING.execute(trx);
    // One statement is one snapshot: a payment that commits in between can't look like a breach.
    const rules = RULES.map(
      ({ name, breaches }) => sql`select ${name}::text as rule, detail from (${breaches}) as breach`,
    );
    const { rows: findings } = await sql<LedgerFinding>`${sql.join(rules, sql` union all `)}`.execute(trx);
    const { rows: counts } = await sql<{ transactions: number; entries: number }>`
      select (select count(*) from ledger_transactions) as transactions, (select count(*) from ledger_entries) as entries
    `.execute(trx);
    return { transactions: counts[0]?.transactions ?? 0, entries: counts[0]?.entries ?? 0, findings };
  });
}
