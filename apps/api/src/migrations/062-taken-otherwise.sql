-- What the acquirer says it took, where that is not the sum that it was asked for: nothing of it is booked, and a person has to see.
alter table attempts add column taken_otherwise jsonb;
create index attempts_taken_otherwise on attempts (id) where taken_otherwise is not null;
