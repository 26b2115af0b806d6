-- When some process does the housekeeping again: all processes of a database share one interval. In real time.
alter table world add column housekeeping_due_at timestamptz not null default '-infinity';
