-- Whether a ledger transaction balances is looked at once a statement, in the rows that it adds, and no more once for each
-- row and again at the commit: what is added must balance by itself, so that all that ever was added does.
drop trigger ledger_transactions_balance on ledger_transactions;
drop trigger ledger_entries_balance on ledger_entries;
drop function ledger_transaction_balances();

create function ledger_entries_balance() returns trigger language plpgsql as $$
declare
  lopsided text;
begin
  select transaction_id into lopsided from added group by transaction_id, currency
  having sum(case direction when 'debit' then amount else -amount end) <> 0 limit 1;
  if found then
    raise exception 'The ledger transaction % does not balance', lopsided using errcode = 'check_violation';
  end if;
  return null;
end
$$;
create trigger ledger_entries_balance after insert on ledger_entries referencing new table as added
  for each statement execute function ledger_entries_balance();

-- At commit, since the entries come after their transaction.
create function ledger_transaction_has_entries() returns trigger language plpgsql as $$
begin
  if not exists (select from ledger_entries where transaction_id = new.id) then
    raise exception 'The ledger transaction % has no entries', new.id using errcode = 'check_violation';
  end if;
  return null;
end
$$;
create constraint trigger ledger_transactions_have_entries after insert on ledger_transactions
  deferrable initially deferred for each row execute function ledger_transaction_has_entries();
