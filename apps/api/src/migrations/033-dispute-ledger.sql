-- Disputes in the ledger: held in merchant_reserved from the opening to the decision.
alter table ledger_transactions drop constraint ledger_transactions_kind_check, add constraint ledger_transactions_kind_check check (kind in (
  'capture', 'refund', 'settlement', 'payout', 'payout_paid', 'payout_returned', 'dispute_opened', 'dispute_won', 'dispute_lost'
));
