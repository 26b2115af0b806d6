-- When a session last changed something: until a standby has it for certain, the session reads the primary.
alter table sessions add column last_change_at timestamptz;
