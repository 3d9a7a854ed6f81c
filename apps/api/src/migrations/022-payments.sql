create table payments (
  id text primary key,
  business_id text not null references businesses (id),
  mode text not null check (mode in ('test', 'live')),
  -- The merchant's own reference: unique within the business and mode.
  reference text not null check (reference ~ '^[A-Za-z0-9._=-]{6,64}$'),
  -- The reference in the payer's address: the merchant's own where no other business uses it, else one that was generated.
  checkout_reference text not null unique references checkout_addresses (reference),
  amount bigint not null check (amount > 0),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  status text not null check (status in (
    'pending', 'requires_action', 'processing', 'succeeded', 'failed', 'expired', 'partially_refunded', 'refunded', 'disputed'
  )),
  source text not null check (source in ('api', 'payment_link')),
  payment_link_id text references payment_links (id),
  description text,
  customer jsonb not null default '{}',
  metadata jsonb not null default '{}',
  custom_fields jsonb not null default '[]',
  redirect_url text,
  captured_amount bigint not null default 0 check (captured_amount in (0, amount)),
  fee_amount bigint not null default 0 check (fee_amount between 0 and captured_amount),
  fee_schedule_id text references fee_schedules (id),
  -- Refunds that succeeded or are still at the acquirer: whatever races, their sum never exceeds what was captured.
  refund_claimed_amount bigint not null default 0 check (refund_claimed_amount between 0 and captured_amount),
  refunded_amount bigint not null default 0 check (refunded_amount between 0 and refund_claimed_amount),
  settlement_id text,
  card jsonb,
  decline jsonb,
  three_d_secure jsonb,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  paid_at timestamptz,
  updated_at timestamptz not null,
  unique (business_id, mode, reference),
  check ((paid_at is not null) = (captured_amount > 0)),
  check (status not in ('succeeded', 'partially_refunded', 'refunded', 'disputed') or captured_amount > 0)
);
create index payments_listed on payments (business_id, mode, created_at desc, id desc);
create index payments_listed_by_status on payments (business_id, mode, status, created_at desc, id desc);
create index payments_of_link on payments (payment_link_id, created_at desc) where payment_link_id is not null;
create index payments_paid on payments (business_id, mode, paid_at) where paid_at is not null;
create index payments_open on payments (expires_at) where status in ('pending', 'requires_action');
create index payments_unsettled on payments (business_id, mode, currency, paid_at)
  where settlement_id is null and paid_at is not null;

-- One try at paying. A decline ends the attempt, never the payment's reference.
create table attempts (
  id text primary key,
  business_id text not null references businesses (id),
  payment_id text not null references payments (id),
  number integer not null check (number > 0),
  status text not null check (status in (
    'method', 'authenticating', 'challenged', 'ready', 'authorising', 'succeeded', 'declined', 'authentication_failed', 'abandoned'
  )),
  token_hash text not null unique,
  -- What was authenticated: a charge of anything else authenticates anew.
  amount bigint not null check (amount > 0),
  currency text not null,
  -- Brand, first six and last four digits, expiry: never the number, never the CVC.
  card jsonb not null,
  client_ip text,
  acquirer_id text,
  approval_code text,
  decline jsonb,
  claimed_at timestamptz,
  inquiries integer not null default 0,
  next_inquiry_at timestamptz,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  finished_at timestamptz,
  unique (payment_id, number),
  check ((status in ('succeeded', 'declined', 'authentication_failed', 'abandoned')) = (finished_at is not null)),
  check ((status = 'authorising') = (next_inquiry_at is not null))
);
-- At most one authorisation in flight or approved per payment, whatever the code above does.
create unique index attempts_one_authorisation on attempts (payment_id) where status in ('authorising', 'succeeded');
create index attempts_unknown on attempts (next_inquiry_at) where status = 'authorising';
create index attempts_open on attempts (expires_at) where status in ('method', 'authenticating', 'challenged', 'ready');

-- The timeline of a payment, the moves that were refused among them.
create table payment_events (
  id text primary key,
  business_id text not null references businesses (id),
  payment_id text not null references payments (id),
  attempt_id text references attempts (id),
  type text not null,
  from_status text,
  to_status text,
  message text not null,
  -- The team member who did it; none for payers, issuers and the system.
  actor_id text references users (id),
  amount bigint,
  occurred_at timestamptz not null,
  sequence bigint generated always as identity
);
create index payment_events_of_payment on payment_events (payment_id, sequence);

-- Card data while a method or challenge is open: AES-256-GCM under a key that is derived from the server's key and the
-- payer's token, of which the database keeps a hash alone. Unlogged: it is in no write-ahead log and no backup, and a
-- crash of the database leaves nothing of it.
create unlogged table card_vault (
  attempt_id text primary key,
  business_id text not null,
  sealed bytea not null,
  expires_at timestamptz not null
);
create index card_vault_stale on card_vault (expires_at);

select harbour_protect('payments');
select harbour_protect('attempts');
select harbour_protect('payment_events');
select harbour_protect('card_vault');
