-- Ids are found by their beginning, which needs their bytes in order: another collation would put `~` before letters.
alter table payment_search drop constraint payment_search_pkey;
create unique index payment_search_ids on payment_search (business_id, payment_id collate "C");
