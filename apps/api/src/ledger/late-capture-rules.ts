import { sql } from 'kysely';
import type { Rule } from './rule.ts';

/** What must hold of captures that came late and are owed back, and of those of another sum. */
export const LATE_CAPTURE_RULES: readonly Rule[] = [
  {
    name: 'every late capture that is owed back is booked once, and once more when it went back, by the acquirer or from our bank',
    breaches: sql<{ detail: string }>`
      select a.id || ' (' || a.return_state || ') of ' || a.amount || ': ' || expected.kind || ' is booked as ' || booked.amount as detail
      from attempts a
      cross join lateral (values
        ('late_capture', a.amount),
        ('late_capture_returned', case when a.return_state = 'returned' then -a.amount else 0 end)
      ) as expected (kind, amount)
      cross join lateral (
        select coalesce(sum(case e.direction when 'credit' then e.amount else -e.amount end), 0) as amount
        from ledger_transactions t
        join ledger_entries e on e.transaction_id = t.id and e.currency = a.currency
        join ledger_accounts account on account.id = e.account_id and account.kind = 'payer_returns'
        where (t.kind = expected.kind or (expected.kind = 'late_capture_returned' and t.kind = 'late_capture_paid_back'))
          and t.source_id = a.id and t.business_id = a.business_id
      ) booked
      where a.return_state is not null and booked.amount <> expected.amount`,
  },
  {
    name: 'nothing is owed back that was not captured late, and nothing that pays',
    breaches: sql<{ detail: string }>`
      select t.id || ' books ' || t.source_id as detail from ledger_transactions t
      where t.kind in ('late_capture', 'late_capture_returned', 'late_capture_paid_back')
        and not exists (
          select from attempts a
          where a.id = t.source_id and a.business_id = t.business_id and a.return_state is not null and a.status <> 'succeeded'
        )`,
  },
  {
    name: 'the acquirer took what it was asked for, or a person has settled it there',
    breaches: sql<{ detail: string }>`
      select id || ' of ' || amount || ' ' || currency || ' at ' || acquirer || ': ' || taken_otherwise as detail
      from attempts
      where taken_otherwise is not null and taken_settled_at is null`,
  },
];
