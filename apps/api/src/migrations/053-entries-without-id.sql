-- Nobody writes or reads it any more. Nothing is read or rewritten: the rows that have one keep its bytes.
alter table ledger_entries drop column id;
