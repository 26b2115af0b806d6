-- Messages to devices whose portal is closed (Web Push).

-- The server's key pair (VAPID), made when it is first needed. Push services know the devices' subscriptions by it.
create table push_keys (
  id smallint primary key default 1 check (id = 1),
  public_key text not null,
  private_key text not null
);

-- The devices to which a person wants messages to be sent.
create table push_devices (
  id text primary key,
  user_id text not null references users on delete cascade,
  business_id text not null references businesses,
  session_hash text not null,                -- the session in which it was last subscribed
  device text not null,                      -- as the browser names itself
  endpoint text not null unique,
  p256dh text not null,
  auth text not null,
  kinds text[] not null,
  least_amount numeric(14, 2) not null,
  shows_text boolean not null,
  created_at timestamptz not null,
  subscribed_at timestamptz not null
);
create index push_devices_of_user on push_devices (user_id);
create index push_devices_of_business on push_devices (business_id);
create index push_devices_of_session on push_devices (session_hash);
create index push_devices_by_age on push_devices (subscribed_at);

-- What is still to be sent, written in the transaction of what happened.
create table push_messages (
  id bigint generated always as identity primary key,
  device_id text not null references push_devices on delete cascade,
  kind text not null,
  subject_id text not null,
  created_at timestamptz not null,
  attempts integer not null default 0,
  next_attempt_at timestamptz not null
);
create index push_messages_due on push_messages (next_attempt_at);
create index push_messages_of_device on push_messages (device_id);

-- Whoever signs out, or whose session is ended, gets nothing more on that device. A session that has run out does not end it.
create function forget_push_of_sessions() returns trigger language plpgsql as $$
begin
  delete from push_devices d using old_rows s, world w
  where d.session_hash = s.token_hash and w.id = 1 and s.expires_at > now() + make_interval(secs => w.clock_offset_seconds);
  return null;
end
$$;
create trigger ended_sessions_forget_push after delete on sessions referencing old table as old_rows
  for each statement execute function forget_push_of_sessions();

-- With another password, only devices with a live session keep it; whoever is blocked or deleted has none.
create function forget_push_of_user() returns trigger language plpgsql as $$
begin
  delete from push_devices d where d.user_id = new.id and (new.status <> 'active' or not exists (
    select 1 from sessions s, world w
    where s.token_hash = d.session_hash and w.id = 1
      and s.expires_at > now() + make_interval(secs => w.clock_offset_seconds)));
  return null;
end
$$;
create trigger changed_user_forgets_push after update on users for each row
  when (old.password_hash is distinct from new.password_hash or old.status <> new.status)
  execute function forget_push_of_user();
