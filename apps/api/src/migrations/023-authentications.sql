-- The EMV 3-D Secure side of an attempt: what was sent, what the directory server and the issuer answered.
create table authentications (
  attempt_id text primary key references attempts (id),
  business_id text not null references businesses (id),
  three_ds_server_trans_id uuid not null unique,
  message_version text not null,
  method_url text,
  method_completion text check (method_completion in ('Y', 'N', 'U')),
  browser jsonb not null,
  requested_at timestamptz,
  acs_trans_id text,
  ds_trans_id text,
  acs_url text,
  -- As answered by the issuer: Y A N U R C I; after a challenge, the one of the RReq, which is authoritative.
  trans_status text check (trans_status in ('Y', 'A', 'N', 'U', 'R', 'C', 'D', 'I')),
  trans_status_reason text,
  eci text,
  authentication_value text,
  flow text check (flow in ('frictionless', 'challenge')),
  challenge_cancel text,
  interaction_counter text,
  liability_shift boolean not null default false,
  challenge_expires_at timestamptz,
  -- The browser brought a well-formed CRes: it says nothing about the result, only that the payer is done.
  response_received_at timestamptz,
  result_received_at timestamptz,
  created_at timestamptz not null
);

select harbour_protect('authentications');
