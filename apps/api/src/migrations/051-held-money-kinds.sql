-- Reads the whole table, under a lock that lets charges through.
alter table ledger_transactions validate constraint ledger_transactions_kind_check;
