-- Every address under /pay/: a payment's or a link's, and never both, over all businesses.
create table checkout_addresses (
  reference text primary key check (reference ~ '^[A-Za-z0-9._=-]{6,64}$'),
  business_id text not null references businesses (id),
  kind text not null check (kind in ('payment', 'payment_link')),
  subject_id text not null unique
);
select harbour_protect('checkout_addresses');

create table payment_links (
  id text primary key,
  business_id text not null references businesses (id),
  mode text not null check (mode in ('test', 'live')),
  -- The last part of the public address.
  reference text not null unique references checkout_addresses (reference),
  title text not null,
  description text,
  amount_type text not null check (amount_type in ('fixed', 'payer_chosen')),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  amount bigint check (amount > 0),
  minimum_amount bigint check (minimum_amount > 0),
  maximum_amount bigint check (maximum_amount >= minimum_amount),
  custom_fields jsonb not null default '[]',
  expires_at timestamptz,
  max_uses integer check (max_uses > 0),
  success_message text,
  redirect_url text,
  inactive_message text,
  image_url text,
  collect_phone boolean not null default false,
  collect_address boolean not null default false,
  disabled_at timestamptz,
  archived_at timestamptz,
  -- None when an API key made it.
  created_by text references users (id),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check ((amount_type = 'fixed') = (amount is not null))
);
create index payment_links_listed on payment_links (business_id, mode, created_at desc, id desc);

select harbour_protect('payment_links');
