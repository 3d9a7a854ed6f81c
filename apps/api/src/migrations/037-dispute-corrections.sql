-- A dispute that was called lost may turn out to be won: its loss is reversed before it is given back.
alter table ledger_transactions drop constraint ledger_transactions_kind_check, add constraint ledger_transactions_kind_check check (kind in (
  'capture', 'refund', 'settlement', 'payout', 'payout_paid', 'payout_returned',
  'dispute_opened', 'dispute_won', 'dispute_lost', 'dispute_loss_reversed'
));

-- The newest notice of each case that could not be followed yet; the news are read on from behind it.
create table dispute_notices (
  mode text not null check (mode in ('test', 'live')),
  case_id text not null,
  version integer not null check (version > 0),
  acquirer_id text not null,
  attempt_key text,
  amount bigint not null check (amount > 0),
  currency text not null,
  reason text not null,
  status text not null check (status in ('needs_response', 'under_review', 'won', 'lost')),
  due_by timestamptz not null,
  tried_at timestamptz not null,
  primary key (mode, case_id)
);
