-- Double entry, append-only. Balances are sums of entries; there is no second number that could disagree.
create table ledger_accounts (
  id text primary key,
  business_id text not null references businesses (id),
  mode text not null check (mode in ('test', 'live')),
  kind text not null check (kind in ('acquirer_clearing', 'merchant_pending', 'merchant_available', 'merchant_reserved', 'fee_revenue')),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  unique (business_id, mode, kind, currency),
  unique (id, business_id, currency)
);

create table ledger_transactions (
  id text primary key,
  business_id text not null references businesses (id),
  mode text not null check (mode in ('test', 'live')),
  kind text not null check (kind in ('capture', 'refund')),
  -- The payment or refund that it books: each is booked once.
  source_id text not null,
  occurred_at timestamptz not null,
  unique (kind, source_id),
  unique (id, business_id)
);

create table ledger_entries (
  id text primary key,
  transaction_id text not null,
  business_id text not null,
  account_id text not null,
  direction text not null check (direction in ('debit', 'credit')),
  amount bigint not null check (amount > 0),
  currency text not null,
  foreign key (transaction_id, business_id) references ledger_transactions (id, business_id),
  foreign key (account_id, business_id, currency) references ledger_accounts (id, business_id, currency)
);
create index ledger_entries_of_transaction on ledger_entries (transaction_id);
create index ledger_entries_of_account on ledger_entries (account_id);

create function ledger_is_append_only() returns trigger language plpgsql as $$
begin
  raise exception 'The ledger is append-only: % on % is refused', tg_op, tg_table_name using errcode = 'restrict_violation';
end
$$;

create trigger ledger_transactions_append_only before update or delete or truncate on ledger_transactions
  for each statement execute function ledger_is_append_only();
create trigger ledger_entries_append_only before update or delete or truncate on ledger_entries
  for each statement execute function ledger_is_append_only();
create trigger ledger_accounts_append_only before update or delete or truncate on ledger_accounts
  for each statement execute function ledger_is_append_only();

-- At commit: a transaction has entries, and per currency its debits equal its credits.
create function ledger_transaction_balances() returns trigger language plpgsql as $$
declare
  checked text := case tg_table_name when 'ledger_transactions' then to_jsonb(new) ->> 'id' else to_jsonb(new) ->> 'transaction_id' end;
begin
  if not exists (select from ledger_entries where transaction_id = checked) then
    raise exception 'The ledger transaction % has no entries', checked using errcode = 'check_violation';
  end if;
  if exists (
    select from ledger_entries where transaction_id = checked group by currency
    having sum(case direction when 'debit' then amount else -amount end) <> 0
  ) then
    raise exception 'The ledger transaction % does not balance', checked using errcode = 'check_violation';
  end if;
  return null;
end
$$;

create constraint trigger ledger_transactions_balance after insert on ledger_transactions
  deferrable initially deferred for each row execute function ledger_transaction_balances();
create constraint trigger ledger_entries_balance after insert on ledger_entries
  deferrable initially deferred for each row execute function ledger_transaction_balances();

select harbour_protect('ledger_accounts');
select harbour_protect('ledger_transactions');
select harbour_protect('ledger_entries');
