-- Which acquirer an attempt was sent to: only the same one knows what became of it. None where it was not sent, or where a
-- server of the version before sent it. The same of the news of disputes, and of a notice that waits: a cursor of one acquirer
-- says nothing to another.
alter table attempts add column acquirer text;
alter table dispute_feeds add column acquirer text;
alter table dispute_notices add column acquirer text;

-- When an attempt that was given up, since the acquirer had never seen it, is asked after for the last time.
alter table attempts add column late_inquiry_at timestamptz;
create index attempts_asked_late on attempts (late_inquiry_at) where late_inquiry_at is not null;
