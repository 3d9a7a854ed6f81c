-- Settlement runs: what became available at a cut-off, and the payout through the bank.
alter table ledger_accounts drop constraint ledger_accounts_kind_check, add constraint ledger_accounts_kind_check check (kind in (
  'acquirer_clearing', 'merchant_pending', 'merchant_available', 'merchant_reserved', 'payouts_in_transit', 'bank', 'fee_revenue'
));
alter table ledger_transactions drop constraint ledger_transactions_kind_check, add constraint ledger_transactions_kind_check check (kind in (
  'capture', 'refund', 'settlement', 'payout', 'payout_paid', 'payout_returned'
));

-- When to ask the bank next: never once the outcome is known.
alter table settlements
  add column tries integer not null default 0,
  add column next_try_at timestamptz,
  add check (next_try_at is null or status in ('pending', 'processing'));
create index settlements_due on settlements (next_try_at) where next_try_at is not null;

create index refunds_unsettled on refunds (business_id, finished_at) where settlement_id is null and status = 'succeeded';
create index refunds_of_settlement on refunds (settlement_id) where settlement_id is not null;
