-- What a charge adds is looked at once a statement, in the rows that it adds, and no more by a look-up for each row and each of
-- its references. What is referred to stays: the tables that hold it refuse to let go of it.

-- Nothing here reads or rewrites a table. All of them are locked first, in the order in which a charge's booking comes to them.
lock table payments, ledger_accounts, businesses, attempts, payment_events, ledger_transactions, ledger_entries
  in access exclusive mode;

-- The id of an entry was never asked for: entries are read along their transaction. Servers of the version before still write
-- it; none is needed, and a later file can drop the column.
alter table ledger_entries
  drop constraint ledger_entries_transaction_id_business_id_fkey,
  drop constraint ledger_entries_account_id_business_id_currency_fkey,
  drop constraint ledger_entries_pkey,
  alter column id drop not null;
-- Both stood in for those references.
alter table ledger_transactions drop constraint ledger_transactions_id_business_id_key;
alter table ledger_accounts drop constraint ledger_accounts_id_business_id_currency_key;

-- Transactions and accounts are append-only, so that what is looked up here stays as it is.
create or replace function ledger_entries_balance() returns trigger language plpgsql as $$
declare
  wrong text;
begin
  select transaction_id into wrong from (select distinct transaction_id, business_id from added) entry
  where not exists (
    select from ledger_transactions booked where booked.id = entry.transaction_id and booked.business_id = entry.business_id
  ) limit 1;
  if found then
    raise exception 'There is no ledger transaction %', wrong using errcode = 'foreign_key_violation';
  end if;
  select account_id into wrong from (select distinct account_id, business_id, currency from added) entry
  where not exists (
    select from ledger_accounts account
    where account.id = entry.account_id and account.business_id = entry.business_id and account.currency = entry.currency
  ) limit 1;
  if found then
    raise exception 'There is no such ledger account %', wrong using errcode = 'foreign_key_violation';
  end if;
  select transaction_id into wrong from added group by transaction_id, currency
  having sum(case direction when 'debit' then amount else -amount end) <> 0 limit 1;
  if found then
    raise exception 'The ledger transaction % does not balance', wrong using errcode = 'check_violation';
  end if;
  return null;
end
$$;

-- A timeline is read by its payment alone. The id of an entry is for whoever reads it: it is random, no row is looked up by it,
-- and that no two are the same is no longer looked at.
alter table payment_events
  drop constraint payment_events_business_id_fkey,
  drop constraint payment_events_payment_id_fkey,
  drop constraint payment_events_attempt_id_fkey,
  drop constraint payment_events_pkey;

create function payment_events_belong() returns trigger language plpgsql as $$
declare
  wrong text;
begin
  select payment_id into wrong from added entry
  where not exists (select from payments p where p.id = entry.payment_id and p.business_id = entry.business_id)
    or (
      attempt_id is not null
      and not exists (select from attempts a where a.id = entry.attempt_id and a.payment_id = entry.payment_id)
    )
  limit 1;
  if found then
    raise exception 'There is no payment %, or no such attempt of it', wrong using errcode = 'foreign_key_violation';
  end if;
  return null;
end
$$;
create trigger payment_events_belong after insert on payment_events referencing new table as added
  for each statement execute function payment_events_belong();

create function payment_events_stay_theirs() returns trigger language plpgsql as $$
begin
  raise exception 'A timeline stays with its payment' using errcode = 'restrict_violation';
end
$$;
create trigger payment_events_stay_theirs before update of business_id, payment_id, attempt_id on payment_events
  for each statement execute function payment_events_stay_theirs();

create function payments_stay() returns trigger language plpgsql as $$
begin
  raise exception 'Rows of % stay: % is refused', tg_table_name, tg_op using errcode = 'restrict_violation';
end
$$;
create trigger payments_stay before update of id, business_id or delete or truncate on payments
  for each statement execute function payments_stay();
create trigger attempts_stay before update of id, business_id, payment_id or delete or truncate on attempts
  for each statement execute function payments_stay();
