-- When it was settled that the acquirer took another sum than it was asked for: by a capture of the right one, or by a person.
-- What is not is told of, whatever became of the attempt.
alter table attempts add column taken_settled_at timestamptz;
select set_config('harbour.business_id', '*', true);
update attempts set taken_settled_at = coalesce(finished_at, now())
where taken_otherwise is not null and (status = 'succeeded' or return_state is not null);
