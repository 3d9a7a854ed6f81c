-- The id of a case is its acquirer's own: of two acquirers that give the same, the notice of neither takes the place of the other's,
-- and neither's case is taken for the other's dispute. All notices of one case are of one payment.
alter table dispute_notices drop constraint dispute_notices_pkey;
create unique index dispute_notices_of_case on dispute_notices (mode, acquirer, case_id) nulls not distinct;
alter table disputes drop constraint disputes_mode_acquirer_case_id_key;
create unique index disputes_of_case on disputes (payment_id, acquirer_case_id);
drop index disputes_of_payment;
