-- When a session last changed something: it reads the primary until a standby certainly has the change.
alter table sessions add column last_change_at timestamptz;
