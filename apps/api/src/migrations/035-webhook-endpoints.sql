-- Where a merchant wants events posted. Secrets are sealed with a key that is not in the database; the previous one
-- signs along until its end.
create table webhook_endpoints (
  id text primary key,
  business_id text not null references businesses (id),
  mode text not null check (mode in ('test', 'live')),
  url text not null,
  event_types text[] not null check (cardinality(event_types) > 0),
  secret bytea not null,
  previous_secret bytea,
  previous_secret_expires_at timestamptz,
  disabled_reason text check (disabled_reason in ('manual', 'gone', 'failing')),
  disabled_at timestamptz,
  -- The first of the tries that failed since the last one that arrived.
  failing_since timestamptz,
  created_by text references users (id),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique (business_id, mode, url),
  unique (business_id, id),
  check ((disabled_at is null) = (disabled_reason is null)),
  check ((previous_secret is null) = (previous_secret_expires_at is null))
);
select harbour_protect('webhook_endpoints');

-- Nobody listened until now: what happened before is nobody's news.
select set_config('harbour.business_id', '*', true);
update outbox_events set dispatched_at = created_at where dispatched_at is null;
