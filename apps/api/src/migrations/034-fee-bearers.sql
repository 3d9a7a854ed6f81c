-- Who bears the fee. A schedule that the payer bears prices a payment when it starts, since the payer is shown what to pay.
alter table fee_schedules
  add column bearer text not null default 'merchant' check (bearer in ('merchant', 'payer')),
  -- A fee of all of the sum could never be added to it.
  add check (bearer = 'merchant' or basis_points < 10000);

alter table payments
  add column fee_bearer text not null default 'merchant' check (fee_bearer in ('merchant', 'payer')),
  -- The part of the amount that is our fee, where the payer bears it.
  add column payer_fee_amount bigint not null default 0 check (payer_fee_amount >= 0 and payer_fee_amount < amount),
  add check (fee_bearer = 'payer' or payer_fee_amount = 0),
  add check (fee_bearer = 'merchant' or fee_schedule_id is not null),
  add check (fee_bearer = 'merchant' or captured_amount = 0 or fee_amount = payer_fee_amount);

-- The part of a refund that is our fee given back.
alter table refunds add column fee_amount bigint not null default 0 check (fee_amount between 0 and amount);
