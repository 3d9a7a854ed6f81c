-- An idempotency key is written twice, without and with its answer: the room for the second version is left on its page, so
-- that no index has to hear of it.
alter table idempotency_keys set (fillfactor = 50);
