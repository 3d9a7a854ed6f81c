-- What every module stands on: answers that can be given again, events and mails that leave after the commit,
-- bearer tokens of the checkout.

-- The key is kept as a hash only, and the first answer is encrypted under a key derived from it: an answer can hold a
-- secret that is shown once.
create table idempotency_keys (
  scope text not null,
  key_hash text not null,
  request_hash text not null,
  seed uuid not null,
  state text not null check (state in ('running', 'done')),
  owner text not null,
  lease_until timestamptz not null,
  status integer,
  answer bytea,
  created_at timestamptz not null,
  primary key (scope, key_hash),
  check (state = 'running' or (status is not null and answer is not null))
);
create index idempotency_keys_by_age on idempotency_keys (created_at);

create table outbox_events (
  id text primary key,
  business_id text not null references businesses (id),
  type text not null,
  subject_id text not null,
  payload jsonb not null,
  created_at timestamptz not null,
  dispatched_at timestamptz
);
create index outbox_events_waiting on outbox_events (created_at, id) where dispatched_at is null;
create index outbox_events_by_subject on outbox_events (business_id, subject_id);
select harbour_protect('outbox_events');

create table mails (
  id text primary key,
  recipient text not null,
  subject text not null,
  text_body text not null,
  attachments jsonb not null,
  created_at timestamptz not null,
  sent_at timestamptz,
  attempts integer not null default 0,
  next_attempt_at timestamptz not null,
  last_error text
);
create index mails_waiting on mails (next_attempt_at) where sent_at is null;

create table checkout_tokens (
  token_hash text primary key,
  business_id text not null references businesses (id),
  kind text not null check (kind in ('payment', 'payment_link')),
  subject_id text not null,
  mode text not null check (mode in ('test', 'live')),
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index checkout_tokens_by_subject on checkout_tokens (business_id, subject_id);
create index checkout_tokens_by_age on checkout_tokens (expires_at);
select harbour_protect('checkout_tokens');
