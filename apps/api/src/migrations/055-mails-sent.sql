-- What is deleted once it is past its time is found by it.
create index mails_sent on mails (sent_at) where sent_at is not null;
