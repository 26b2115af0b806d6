-- When a process will do the housekeeping next, in real time: all processes of a database share one interval.
alter table world add column housekeeping_due_at timestamptz not null default '-infinity';
