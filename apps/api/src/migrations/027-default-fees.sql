-- What a payment costs in every currency that has no schedule of its own: a percentage alone, since a fixed part means
-- another sum in each. '*' stands for any currency.
alter table fee_schedules drop constraint fee_schedules_currency_check;
alter table fee_schedules add constraint fee_schedules_currency_check check (currency ~ '^([A-Z]{3}|\*)$');

select set_config('harbour.business_id', '*', true);

insert into fee_schedules (id, currency, card_origin, version, basis_points, fixed, effective_from)
values
  ('fee_default_any_local_1', '*', 'local', 1, 290, 0, '2020-01-01T00:00:00Z'),
  ('fee_default_any_international_1', '*', 'international', 1, 390, 0, '2020-01-01T00:00:00Z');
