create table refunds (
  id text primary key,
  business_id text not null references businesses (id),
  payment_id text not null references payments (id),
  amount bigint not null check (amount > 0),
  currency text not null,
  status text not null check (status in ('pending', 'succeeded', 'failed')),
  reason text not null,
  note_to_payer text,
  internal_note text,
  failure_code text,
  failure_message text,
  -- None when an API key asked for it.
  requested_by text references users (id),
  settlement_id text,
  tries integer not null default 0,
  next_try_at timestamptz,
  created_at timestamptz not null,
  finished_at timestamptz,
  check ((status = 'pending') = (next_try_at is not null)),
  check ((status = 'pending') = (finished_at is null))
);
create index refunds_of_payment on refunds (payment_id, created_at);
create index refunds_pending on refunds (next_try_at) where status = 'pending';
create index refunds_finished on refunds (business_id, finished_at) where status = 'succeeded';

select harbour_protect('refunds');
