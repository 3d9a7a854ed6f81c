create table settlements (
  id text primary key,
  business_id text not null references businesses (id),
  mode text not null check (mode in ('test', 'live')),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  account_id text references business_accounts (id),
  status text not null check (status in ('pending', 'processing', 'paid', 'failed')),
  gross_amount bigint not null default 0 check (gross_amount >= 0),
  fee_amount bigint not null default 0,
  refund_amount bigint not null default 0 check (refund_amount >= 0),
  dispute_amount bigint not null default 0,
  adjustment_amount bigint not null default 0,
  net_amount bigint not null default 0,
  payment_count integer not null default 0,
  refund_count integer not null default 0,
  period_start timestamptz not null,
  period_end timestamptz not null check (period_end > period_start),
  bank_reference text,
  failure_reason text,
  -- A day in the time zone of the business.
  expected_at date not null,
  paid_at timestamptz,
  created_at timestamptz not null,
  unique (business_id, mode, currency, period_end),
  check (net_amount = gross_amount - fee_amount - refund_amount - dispute_amount + adjustment_amount),
  check ((status = 'paid') = (paid_at is not null))
);
create index settlements_listed on settlements (business_id, mode, created_at desc, id desc);

-- A payment or refund names its one batch, so that it can be in no second one.
alter table payments add foreign key (settlement_id) references settlements (id);
alter table refunds add foreign key (settlement_id) references settlements (id);
create index payments_of_settlement on payments (settlement_id) where settlement_id is not null;

select harbour_protect('settlements');
