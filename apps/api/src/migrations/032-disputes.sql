-- Disputes: what payers want back through their bank. The acquirer tells of them by its own ids of the cases.
create table disputes (
  id text primary key,
  business_id text not null references businesses (id),
  payment_id text not null references payments (id),
  mode text not null check (mode in ('test', 'live')),
  acquirer_case_id text not null,
  -- Of the newest notice that was followed: older ones and repeated ones change nothing.
  version integer not null check (version > 0),
  status text not null check (status in ('needs_response', 'under_review', 'won', 'lost')),
  reason text not null,
  amount bigint not null check (amount > 0),
  currency text not null,
  evidence jsonb not null default '{}',
  due_by timestamptz not null,
  answer text check (answer in ('evidence', 'accept')),
  -- The call that answered: when it has to run again, it finds its own work done.
  answer_call text,
  answered_at timestamptz,
  -- None when an API key answered.
  answered_by text references users (id),
  -- How often the acquirer was told of the answer, and when to tell it next: never once it took or refused it.
  tries integer not null default 0,
  next_try_at timestamptz,
  loss text check (loss in ('conceded', 'unanswered', 'decided')),
  created_at timestamptz not null,
  closed_at timestamptz,
  unique (mode, acquirer_case_id),
  check ((status in ('won', 'lost')) = (closed_at is not null)),
  check ((status = 'lost') = (loss is not null)),
  check ((answer is null) = (answered_at is null)),
  check (next_try_at is null or answer is not null)
);
create index disputes_listed on disputes (business_id, mode, created_at desc, id desc);
create index disputes_of_payment on disputes (payment_id);
create index disputes_unanswered on disputes (due_by) where status = 'needs_response';
create index disputes_to_tell on disputes (next_try_at) where next_try_at is not null;
-- Whatever the code above does: one open dispute a payment.
create unique index disputes_one_open on disputes (payment_id) where status in ('needs_response', 'under_review');
select harbour_protect('disputes');

-- What a dispute takes from the business when it opens, and gives back when it is won (negative). Each is in one settlement.
create table dispute_movements (
  dispute_id text not null references disputes (id),
  kind text not null check (kind in ('opened', 'won')),
  business_id text not null references businesses (id),
  mode text not null check (mode in ('test', 'live')),
  currency text not null,
  amount bigint not null check (case kind when 'opened' then amount > 0 else amount < 0 end),
  occurred_at timestamptz not null,
  settlement_id text references settlements (id),
  primary key (dispute_id, kind)
);
create index dispute_movements_unsettled on dispute_movements (business_id, mode, currency, occurred_at) where settlement_id is null;
create index dispute_movements_of_settlement on dispute_movements (settlement_id) where settlement_id is not null;
select harbour_protect('dispute_movements');

-- How far the acquirer's news of disputes was read.
create table dispute_feeds (
  mode text primary key check (mode in ('test', 'live')),
  cursor text not null
);

-- Disputes that are open or lost. With the refunds they never come to more than was captured, whatever races.
alter table payments
  add column disputed_amount bigint not null default 0 check (disputed_amount >= 0),
  add check (refund_claimed_amount + disputed_amount <= captured_amount);

create index attempts_of_acquirer on attempts (acquirer_id) where acquirer_id is not null;
