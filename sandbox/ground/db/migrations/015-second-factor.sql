-- The second factor of administrative users, and the devices that people have signed in from.

-- The roles whose users must have a second factor.
alter table businesses add column second_factor_role_ids text[] not null default '{}';

create table second_factors (
  user_id text primary key references users,
  -- In base32; null until a code has confirmed it.
  secret text,
  enrolled_at timestamptz,
  -- The 30-second step of the last accepted code, because each code is accepted only once.
  last_step integer not null default 0,
  -- A secret that waits for its first code.
  next_secret text,
  next_expires_at timestamptz,
  check ((secret is null) = (enrolled_at is null)),
  check ((next_secret is null) = (next_expires_at is null))
);

create table second_factor_recovery_codes (
  user_id text not null references second_factors on delete cascade,
  code_hash text not null,
  used_at timestamptz,
  primary key (user_id, code_hash)
);

-- A sign-in that waits for its second step.
create table sign_in_challenges (
  token_hash text primary key,
  user_id text not null references users,
  expires_at timestamptz not null
);
create index sign_in_challenges_by_user on sign_in_challenges (user_id);
create index sign_in_challenges_by_end on sign_in_challenges (expires_at);

alter table sessions add column address text;

create table known_devices (
  user_id text not null references users,
  device text not null,
  address text not null,
  last_seen_at timestamptz not null,
  primary key (user_id, device, address)
);
create index known_devices_by_use on known_devices (last_seen_at);
