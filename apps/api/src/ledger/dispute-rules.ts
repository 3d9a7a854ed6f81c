import { sql } from 'kysely';
import type { Rule } from './rule.ts';

/** What must hold of disputes, and of what they do to payments, settlements and the ledger. */
export const DISPUTE_RULES: readonly Rule[] = [
  {
    name: 'every dispute is booked once when it opens and once when it closes, with its amount; a loss that became a win is reversed',
    breaches: sql<{ detail: string }>`
      select d.id || ' (' || d.status || '): ' || expected.kind || ' of ' || expected.amount || ' is booked as ' || booked.amount as detail
      from disputes d
      cross join lateral (values
        ('dispute_opened', 'merchant_reserved', d.amount),
        ('dispute_won', 'merchant_pending', case when d.status = 'won' then d.amount else 0 end),
        ('dispute_lost', 'acquirer_clearing', case when d.status = 'lost' then d.amount else 0 end)
      ) as expected (kind, account, amount)
      cross join lateral (
        select coalesce(sum(case e.direction when 'credit' then e.amount else -e.amount end), 0) as amount
        from ledger_transactions t
        join ledger_entries e on e.transaction_id = t.id and e.currency = d.currency
        join ledger_accounts a on a.id = e.account_id and a.kind = expected.account
        where (t.kind = expected.kind or (expected.kind = 'dispute_lost' and t.kind = 'dispute_loss_reversed'))
          and t.source_id = d.id and t.business_id = d.business_id
      ) booked
      where booked.amount <> expected.amount`,
  },
  {
    name: "a payment's disputed sum is that of its open and lost disputes, and never above what was not refunded",
    breaches: sql<{ detail: string }>`
      select p.id || ' disputed ' || p.disputed_amount as detail from payments p
      left join lateral (
        select coalesce(sum(d.amount) filter (where d.status <> 'won'), 0) as disputed,
          bool_and(d.business_id = p.business_id and d.mode = p.mode and d.currency = p.currency) as belongs
        from disputes d where d.payment_id = p.id
      ) sums on true
      where p.disputed_amount <> sums.disputed or p.disputed_amount > p.captured_amount - p.refunded_amount
        or (p.status = 'disputed') <> (p.disputed_amount > 0) or not coalesce(sums.belongs, true)`,
  },
  {
    name: 'a dispute is settled as it was opened, and once more where it was won',
    breaches: sql<{ detail: string }>`
      select d.id as detail from disputes d
      left join lateral (
        select coalesce(sum(m.amount) filter (where m.kind = 'opened'), 0) as opened,
          coalesce(sum(m.amount) filter (where m.kind = 'won'), 0) as won,
          bool_and(m.business_id = d.business_id and m.mode = d.mode and m.currency = d.currency) as belongs
        from dispute_movements m where m.dispute_id = d.id
      ) moved on true
      where moved.opened <> d.amount or moved.won <> (case when d.status = 'won' then -d.amount else 0 end)
        or not coalesce(moved.belongs, false)`,
  },
  {
    name: "a settlement's disputes are those that it took, all of its own business, mode and currency",
    breaches: sql<{ detail: string }>`
      select s.id as detail from settlements s
      left join lateral (
        select coalesce(sum(m.amount), 0) as amount,
          bool_and(m.business_id = s.business_id and m.mode = s.mode and m.currency = s.currency) as belongs
        from dispute_movements m where m.settlement_id = s.id
      ) disputed on true
      where s.dispute_amount <> disputed.amount or not coalesce(disputed.belongs, true)`,
  },
];
