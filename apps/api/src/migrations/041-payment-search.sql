-- What payments are searched by, by the day on which they were created: a search goes back day by day until it has found what
-- is shown. A payment's row is written once, with the payment; charges and refunds leave it alone.
create extension if not exists pg_trgm;
create extension if not exists btree_gin;

create table payment_search (
  business_id text not null,
  payment_id text not null,
  created_at timestamptz not null,
  -- Business, mode and day (UTC) in one word, which is one look-up in the index.
  place text not null,
  words text not null,
  primary key (business_id, payment_id)
);
select harbour_protect('payment_search');
-- The text that is searched for is part of the policy. As a condition of a query it would be held back until row-level
-- security has judged a row, which no index can answer; and nobody reads this table but to search it.
create policy searched on payment_search as restrictive for select
  using (words like current_setting('harbour.search', true));

create function harbour_search_place(business_id text, mode text, at timestamptz) returns text
  immutable parallel safe language sql return business_id || mode || ((at at time zone 'UTC')::date)::text;

create function harbour_search_words(payment payments) returns text
  immutable parallel safe language sql return lower(
    payment.reference || e'\x1f' || coalesce(payment.description, '') || e'\x1f' || coalesce(payment.customer ->> 'email', '')
      || e'\x1f' || coalesce(payment.customer ->> 'name', '')
  );

select set_config('harbour.business_id', '*', true);
insert into payment_search (business_id, payment_id, created_at, place, words)
select business_id, id, created_at, harbour_search_place(business_id, mode, created_at), harbour_search_words(payments)
from payments;

-- Written at once: a list of what is still to be put into the index would be read through by every search, for every day.
create index payment_search_words on payment_search using gin (place, words gin_trgm_ops) with (fastupdate = off);

create function payment_is_searched() returns trigger language plpgsql as $$
begin
  insert into payment_search (business_id, payment_id, created_at, place, words)
  values (
    new.business_id, new.id, new.created_at, harbour_search_place(new.business_id, new.mode, new.created_at),
    harbour_search_words(new)
  );
  return null;
end
$$;
create trigger payments_are_searched after insert on payments for each row execute function payment_is_searched();
