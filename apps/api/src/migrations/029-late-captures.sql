-- A capture that came after its payment was settled otherwise is given back: when to ask the acquirer for it next.
alter table attempts add column return_due_at timestamptz check (return_due_at is null or acquirer_id is not null);
create index attempts_to_return on attempts (return_due_at) where return_due_at is not null;
