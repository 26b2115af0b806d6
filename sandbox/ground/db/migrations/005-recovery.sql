-- How often something was tried recently: the limit ("sign-in failures") and its key (a client's address, a username).
create table rate_limits (
  name text not null,
  key text not null,
  count integer not null,
  ends_at timestamptz not null,              -- when the count restarts
  primary key (name, key)
);
create index rate_limits_by_end on rate_limits (ends_at);

-- The only valid code of a typed username, including unknown ones, so that nothing distinguishes them.
create table recovery_codes (
  username text primary key,
  code_hash text not null,
  tries integer not null default 0,
  expires_at timestamptz not null
);
create index recovery_codes_by_end on recovery_codes (expires_at);

-- If there is an SMTP server, each e-mail is handed to it and retried until it is accepted.
alter table outbox add column attempts integer not null default 0;
alter table outbox add column next_attempt_at timestamptz not null default '-infinity';
alter table outbox add column sent_at timestamptz;
alter table outbox add column smtp_error text;
create index outbox_unsent on outbox (next_attempt_at) where sent_at is null;
