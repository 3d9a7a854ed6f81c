-- People, businesses and what belongs to a business's account.

-- Row-level security for a table whose rows belong to one business: enabled, forced upon the owner too, and open only
-- to the business named by the transaction's harbour.business_id ('*' is the system's own work).
create function harbour_protect(protected regclass, owner_column name default 'business_id') returns void
language plpgsql as $$
begin
  execute format('alter table %s enable row level security', protected);
  execute format('alter table %s force row level security', protected);
  execute format(
    'create policy tenant on %s using (%I = current_setting(''harbour.business_id'', true) or current_setting(''harbour.business_id'', true) = ''*'')',
    protected, owner_column);
end
$$;

create table users (
  id text primary key,
  first_name text not null,
  last_name text not null,
  email text not null unique,
  email_verified_at timestamptz,
  password_hash text not null,
  last_login_at timestamptz,
  previous_login_at timestamptz,
  created_at timestamptz not null
);

-- Counted by address, whether or not an account has it: a lock must not tell who is registered.
create table sign_in_attempts (
  email_hash text primary key,
  failures integer not null,
  last_failed_at timestamptz not null,
  locked_until timestamptz
);

-- proven_at is when the password was last given in this session: risky acts ask for it again after a while.
create table sessions (
  id text primary key,
  token_hash text not null unique,
  user_id text not null references users (id) on delete cascade,
  ip text not null,
  user_agent text not null,
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  proven_at timestamptz not null,
  expires_at timestamptz not null
);
create index sessions_by_user on sessions (user_id);

-- One row a user, so that a newer link puts the older one out of use.
create table password_resets (
  user_id text primary key references users (id) on delete cascade,
  token_hash text not null unique,
  created_at timestamptz not null,
  expires_at timestamptz not null
);

create table businesses (
  id text primary key,
  name text not null,
  legal_name text,
  type text not null,
  country text not null check (country ~ '^[A-Z]{2}$'),
  time_zone text not null,
  default_currency text not null check (default_currency ~ '^[A-Z]{3}$'),
  support_email text,
  support_phone text,
  website text,
  logo_url text,
  brand_color text check (brand_color ~ '^#[0-9a-f]{6}$'),
  status text not null check (status in ('unverified', 'in_review', 'verified', 'action_required', 'rejected')),
  submitted_at timestamptz,
  decided_at timestamptz,
  created_at timestamptz not null
);
select harbour_protect('businesses', 'id');

create table roles (
  id text primary key,
  business_id text not null references businesses (id),
  name text not null,
  description text not null,
  permissions jsonb not null,
  position integer not null,
  created_at timestamptz not null,
  unique (business_id, name),
  unique (business_id, id)
);
select harbour_protect('roles');

-- A membership begins as an invitation: user_id is null and the token's hash is set until it is accepted. Sending it again
-- overwrites the hash, which kills the older link. Removed memberships stay, to be read.
create table team_members (
  id text primary key,
  business_id text not null references businesses (id),
  email text not null,
  user_id text references users (id),
  role_id text not null,
  status text not null check (status in ('invited', 'active', 'disabled', 'removed')),
  invited_by text references users (id),
  invited_at timestamptz,
  invitation_hash text unique,
  invitation_expires_at timestamptz,
  joined_at timestamptz,
  created_at timestamptz not null,
  foreign key (business_id, role_id) references roles (business_id, id),
  check ((status in ('active', 'disabled')) <= (user_id is not null))
);
create index team_members_by_business on team_members (business_id, id);
create unique index team_members_one_an_address on team_members (business_id, email) where status <> 'removed';
-- A person works for one business at a time.
create unique index team_members_one_a_person on team_members (user_id) where status in ('active', 'disabled');
select harbour_protect('team_members');

create table business_accounts (
  id text primary key,
  business_id text not null references businesses (id),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  bank_name text,
  account_name text,
  last4 text check (last4 ~ '^[0-9A-Z]{4}$'),
  is_default boolean not null,
  created_at timestamptz not null,
  unique (business_id, currency)
);
select harbour_protect('business_accounts');

-- A key's SHA-256 finds it, prefix and last four characters name it to a person. Only a publishable key is kept in full.
create table api_keys (
  id text primary key,
  business_id text not null references businesses (id),
  mode text not null check (mode in ('test', 'live')),
  kind text not null check (kind in ('publishable', 'secret')),
  key_hash text not null unique,
  value text,
  prefix text not null,
  last4 text not null,
  created_by text references users (id),
  created_at timestamptz not null,
  last_used_at timestamptz,
  last_used_ip text,
  expires_at timestamptz,
  check ((kind = 'publishable') = (value is not null))
);
create index api_keys_by_business on api_keys (business_id, mode, kind, created_at desc);
-- One key of a mode and kind is current; those that were rotated away carry the end of their grace.
create unique index api_keys_current on api_keys (business_id, mode, kind) where expires_at is null;
select harbour_protect('api_keys');

create table whitelisted_ips (
  id text primary key,
  business_id text not null references businesses (id),
  address text not null,
  label text,
  created_by text references users (id),
  created_at timestamptz not null,
  unique (business_id, address)
);
select harbour_protect('whitelisted_ips');

create table documents (
  id text primary key,
  business_id text not null references businesses (id),
  requirement text not null,
  filename text not null,
  content_type text not null,
  size bigint not null check (size > 0),
  sha256 text not null,
  storage_key text not null unique,
  status text not null check (status in ('pending', 'approved', 'rejected')),
  reason text,
  uploaded_by text references users (id),
  created_at timestamptz not null
);
create index documents_by_business on documents (business_id, requirement, created_at desc);
select harbour_protect('documents');

create table contact_messages (
  id text primary key,
  name text not null,
  email text not null,
  company text,
  topic text not null,
  message text not null,
  created_at timestamptz not null
);
