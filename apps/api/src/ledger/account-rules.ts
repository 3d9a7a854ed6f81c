import { sql } from 'kysely';
import type { Rule } from './rule.ts';

/** What the accounts hold, each as a whole: whatever is booked must come from somewhere, on every account that it touches. */
export const ACCOUNT_RULES: readonly Rule[] = [
  {
    // What the acquirer owes us is not listed: debits equal credits, so that it holds where all others do.
    name: 'every account holds what payments, refunds, disputes, settlements and late captures leave on it',
    breaches: sql<{ detail: string }>`
      select business_id || ' ' || mode || ' ' || currency || ' ' || kind || ' holds ' || sum(held) || ' instead of ' || sum(due) as detail
      from (
        select a.business_id, a.mode, a.currency, a.kind, booked.held, 0 as due
        from ledger_accounts a
        join (
          select account_id, sum(case direction when 'credit' then amount else -amount end) as held
          from ledger_entries group by account_id
        ) booked on booked.account_id = a.id
        where a.kind <> 'acquirer_clearing'
        union all
        select p.business_id, p.mode, p.currency, due.kind, 0, due.amount
        from (
          select business_id, mode, currency, sum(fee_amount) as fees,
            coalesce(sum(captured_amount - fee_amount) filter (where settlement_id is null), 0) as unsettled
          from payments where captured_amount > 0
          group by business_id, mode, currency
        ) p
        cross join lateral (values ('merchant_pending', p.unsettled), ('fee_revenue', p.fees)) as due (kind, amount)
        union all
        select r.business_id, p.mode, r.currency, due.kind, 0, due.amount
        from refunds r join payments p on p.id = r.payment_id
        cross join lateral (values
          ('merchant_pending', case when r.settlement_id is null then r.fee_amount - r.amount else 0 end),
          ('fee_revenue', -r.fee_amount)
        ) as due (kind, amount)
        where r.status = 'succeeded'
        union all
        select business_id, mode, currency, 'merchant_pending', 0, -amount from dispute_movements where settlement_id is null
        union all
        select business_id, mode, currency, 'merchant_reserved', 0, amount from disputes
        where status in ('needs_response', 'under_review')
        union all
        select s.business_id, s.mode, s.currency, due.kind, 0, due.amount
        from settlements s
        cross join lateral (values
          ('merchant_available', s.gross_amount - s.fee_amount - s.refund_amount - s.dispute_amount
            - case when s.status in ('processing', 'paid') then s.net_amount else 0 end),
          ('payouts_in_transit', case s.status when 'processing' then s.net_amount else 0 end),
          ('bank', case s.status when 'paid' then s.net_amount else 0 end)
        ) as due (kind, amount)
        union all
        select late.business_id, p.mode, late.currency, due.kind, 0, late.amount
        from attempts late
        join payments p on p.id = late.payment_id
        left join ledger_transactions back on back.kind = 'late_capture_paid_back' and back.source_id = late.id
        cross join lateral (select case
          when late.return_state <> 'returned' then 'payer_returns'
          when back.id is not null then 'bank'
        end as kind) due
        where late.return_state is not null and due.kind is not null
      ) as sums
      group by business_id, mode, currency, kind
      having sum(held) <> sum(due)`,
  },
];
