-- One row for each event and endpoint, so that an event which is looked at twice is sent once. A try moves next_try_at
-- ahead before it sends: a try that was killed is made again.
create table webhook_deliveries (
  id text primary key,
  business_id text not null references businesses (id),
  endpoint_id text not null,
  event_id text not null,
  event_type text not null,
  body text not null,
  status text not null check (status in ('pending', 'delivered', 'failed')),
  tries integer not null default 0,
  response_status integer,
  next_try_at timestamptz,
  created_at timestamptz not null,
  finished_at timestamptz,
  unique (endpoint_id, event_id),
  foreign key (business_id, endpoint_id) references webhook_endpoints (business_id, id) on delete cascade,
  check ((status = 'pending') = (next_try_at is not null)),
  check ((status = 'pending') = (finished_at is null))
);
create index webhook_deliveries_due on webhook_deliveries (endpoint_id, next_try_at, id) where status = 'pending';
create index webhook_deliveries_listed on webhook_deliveries (endpoint_id, created_at desc, id desc);
create index webhook_deliveries_by_age on webhook_deliveries (created_at);
select harbour_protect('webhook_deliveries');

create table webhook_attempts (
  delivery_id text not null references webhook_deliveries (id) on delete cascade,
  business_id text not null references businesses (id),
  attempt integer not null check (attempt > 0),
  started_at timestamptz not null,
  duration_ms integer not null check (duration_ms >= 0),
  request_headers jsonb not null,
  response_status integer,
  response_body text,
  error text,
  primary key (delivery_id, attempt)
);
select harbour_protect('webhook_attempts');
