-- Money in a currency without bank details was not among the accounts. Whatever was booked until now gets its account, whose
-- id is that of a ledger account under another prefix: unique, of that day, and as all ids are. From now on bookings open it.
select set_config('harbour.business_id', '*', true);
insert into business_accounts (id, business_id, currency, is_default, created_at)
select distinct on (booked.business_id, booked.currency)
  'acc_' || substr(booked.id, length('lac_') + 1), booked.business_id, booked.currency, false, now()
from ledger_accounts booked
order by booked.business_id, booked.currency, booked.id
on conflict (business_id, currency) do nothing;
