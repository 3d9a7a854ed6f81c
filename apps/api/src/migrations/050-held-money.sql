-- What the acquirer would not give back of a late capture may reach its payer from our bank. The rows that are there are looked
-- through in the next file, which keeps no charge waiting.
alter table ledger_transactions drop constraint ledger_transactions_kind_check, add constraint ledger_transactions_kind_check check (kind in (
  'capture', 'refund', 'settlement', 'payout', 'payout_paid', 'payout_returned',
  'dispute_opened', 'dispute_won', 'dispute_lost', 'dispute_loss_reversed',
  'late_capture', 'late_capture_returned', 'late_capture_paid_back'
)) not valid;
