import { sql } from 'kysely';
import type { Rule } from './rule.ts';

/** What rows added to books and timelines refer to: looked at when they are added, and by no key of the tables afterwards. */
export const BELONGING_RULES: readonly Rule[] = [
  {
    name: 'every ledger entry is of a transaction and on an account, both of its business, the account in its currency',
    breaches: sql<{ detail: string }>`
      select 'an entry of ' || e.transaction_id || ' on ' || e.account_id as detail
      from ledger_entries e
      left join ledger_transactions t on t.id = e.transaction_id and t.business_id = e.business_id
      left join ledger_accounts a on a.id = e.account_id and a.business_id = e.business_id and a.currency = e.currency
      where t.id is null or a.id is null`,
  },
  {
    name: "every entry of a timeline is of a payment of its business, and of that payment's attempt where it names one",
    breaches: sql<{ detail: string }>`
      select e.id || ' of ' || e.payment_id as detail
      from payment_events e
      left join payments p on p.id = e.payment_id and p.business_id = e.business_id
      left join attempts a on a.id = e.attempt_id and a.payment_id = e.payment_id
      where p.id is null or (e.attempt_id is not null and a.id is null)`,
  },
];
