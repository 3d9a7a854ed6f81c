-- Every filter of the payments list is read in the order of an index, however many payments there are: from the first row
-- that is shown, and no further than the last.
create index payments_listed_by_currency on payments (business_id, mode, currency, created_at desc, id desc);

drop index payments_of_link;
create index payments_of_link on payments (payment_link_id, created_at desc, id desc) where payment_link_id is not null;

drop index payments_of_settlement;
create index payments_of_settlement on payments (settlement_id, created_at desc, id desc) where settlement_id is not null;

-- Nothing reads by it: settlement runs ask for what is not settled yet, which has an index of its own.
drop index payments_paid;

-- Failed deliveries are few among many that arrived.
create index webhook_deliveries_failed on webhook_deliveries (endpoint_id, created_at desc, id desc) where status = 'failed';
