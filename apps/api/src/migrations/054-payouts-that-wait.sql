-- A settlement without bank details is due for nobody until they come: it was read again by every round.
create function harbour_settlement_lock(business_id text, mode text, currency text) returns bigint
  language sql immutable
  return hashtextextended('settlement ' || business_id || ' ' || mode || ' ' || currency, 0);

-- Wakes what waits for the details. A settlement that is being made, and has not seen them, is waited for; one that is made
-- after them sees them. It is due since it was made: that needs no clock.
create function harbour_wake_payouts() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock(harbour_settlement_lock(new.business_id, mode, new.currency))
    from (values ('live'), ('test')) as modes (mode);
  update settlements set next_try_at = created_at
    where business_id = new.business_id and currency = new.currency and status = 'pending' and next_try_at is null;
  return null;
end $$;
create trigger wake_payouts after insert or update on business_accounts
  for each row when (new.last4 is not null) execute function harbour_wake_payouts();

select set_config('harbour.business_id', '*', true);
update settlements settlement set next_try_at = null
where status = 'pending' and next_try_at is not null and not exists (
  select from business_accounts account
  where account.business_id = settlement.business_id and account.currency = settlement.currency and account.last4 is not null
);
