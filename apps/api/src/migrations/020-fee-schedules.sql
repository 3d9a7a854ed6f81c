-- What a captured payment costs. A schedule is never changed: a new version takes its place, so that every payment can
-- show the one that it was priced by. Rows without a business are the defaults for everybody.
create table fee_schedules (
  id text primary key,
  business_id text references businesses (id),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  card_origin text not null check (card_origin in ('local', 'international')),
  version integer not null check (version > 0),
  basis_points integer not null check (basis_points between 0 and 10000),
  fixed bigint not null check (fixed >= 0),
  cap bigint check (cap >= 0),
  waiver_threshold bigint check (waiver_threshold >= 0),
  effective_from timestamptz not null,
  unique nulls not distinct (business_id, currency, card_origin, version)
);

alter table fee_schedules enable row level security;
alter table fee_schedules force row level security;
create policy fee_schedules_visible on fee_schedules for select using (
  business_id is null or current_setting('harbour.business_id', true) in (business_id, '*')
);
create policy fee_schedules_added on fee_schedules for insert with check (
  current_setting('harbour.business_id', true) in (business_id, '*')
);

-- The defaults need the system's own setting, since they belong to nobody.
select set_config('harbour.business_id', '*', true);

-- Amounts are minor units of the currency (NGN 100.00 is 10000, JPY 30 is 30, KWD 0.100 is 100).
insert into fee_schedules (id, currency, card_origin, version, basis_points, fixed, cap, waiver_threshold, effective_from)
select 'fee_default_' || lower(currency) || '_' || card_origin || '_1', currency, card_origin, 1, basis_points, fixed, cap,
  waiver_threshold, '2020-01-01T00:00:00Z'
from (values
  ('NGN', 'local', 150, 10000, 200000, 250000),
  ('NGN', 'international', 390, 10000, null, null),
  ('GHS', 'local', 195, 0, null, null),
  ('GHS', 'international', 390, 0, null, null),
  ('KES', 'local', 290, 0, null, null),
  ('KES', 'international', 390, 0, null, null),
  ('ZAR', 'local', 290, 100, null, null),
  ('ZAR', 'international', 390, 100, null, null),
  ('XOF', 'local', 290, 0, null, null),
  ('XOF', 'international', 390, 0, null, null),
  ('USD', 'local', 290, 30, null, null),
  ('USD', 'international', 390, 0, null, null),
  ('EUR', 'local', 150, 25, null, null),
  ('EUR', 'international', 290, 25, null, null),
  ('GBP', 'local', 150, 20, null, null),
  ('GBP', 'international', 290, 20, null, null),
  ('JPY', 'local', 290, 30, null, null),
  ('JPY', 'international', 360, 0, null, null),
  ('KWD', 'local', 250, 100, null, null),
  ('KWD', 'international', 350, 100, null, null)
) as defaults (currency, card_origin, basis_points, fixed, cap, waiver_threshold);
