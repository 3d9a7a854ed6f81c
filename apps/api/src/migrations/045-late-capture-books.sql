-- Money that was captured late and is not its payment's is owed back to the payer: it has an account of its own, and what
-- the acquirer will not give back stays there to be seen.
alter table ledger_accounts drop constraint ledger_accounts_kind_check, add constraint ledger_accounts_kind_check check (kind in (
  'acquirer_clearing', 'merchant_pending', 'merchant_available', 'merchant_reserved', 'payouts_in_transit', 'bank',
  'fee_revenue', 'payer_returns'
));
alter table ledger_transactions drop constraint ledger_transactions_kind_check, add constraint ledger_transactions_kind_check check (kind in (
  'capture', 'refund', 'settlement', 'payout', 'payout_paid', 'payout_returned',
  'dispute_opened', 'dispute_won', 'dispute_lost', 'dispute_loss_reversed', 'late_capture', 'late_capture_returned'
));
-- What became of it; nothing for what was captured in time, or given back before this was booked.
alter table attempts
  add column return_state text check (return_state in ('owed', 'returned', 'refused')),
  -- How often the acquirer said that it surely does not give it back.
  add column return_refusals integer not null default 0,
  add check (return_state is null or (return_state = 'owed') = (return_due_at is not null));
