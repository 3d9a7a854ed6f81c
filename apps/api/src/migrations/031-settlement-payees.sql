-- Whom a settlement is paid to, as it was when the bank was told: bank details change, statements do not.
alter table settlements
  add column payee_bank_name text,
  add column payee_account_name text,
  add column payee_last4 text,
  -- The settlement that carries on the money of this one, which the bank sent back.
  add column carried_by text references settlements (id);

select set_config('harbour.business_id', '*', true);
update settlements settlement
set payee_bank_name = account.bank_name, payee_account_name = account.account_name, payee_last4 = account.last4
from business_accounts account
where account.id = settlement.account_id;
update settlements failed
set carried_by = (
  select later.id from settlements later
  where later.business_id = failed.business_id and later.mode = failed.mode and later.currency = failed.currency
    and later.period_end > failed.period_end
  order by later.period_end
  limit 1
)
where failed.status = 'failed';

alter table settlements
  add check (num_nulls(account_id, payee_bank_name, payee_account_name, payee_last4) in (0, 4)),
  add check (carried_by is null or status = 'failed');
create index settlements_sent_back on settlements (business_id, mode, currency) where status = 'failed' and carried_by is null;
