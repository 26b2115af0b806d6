-- Data for statements: since when entries count as closed, and the age of the oldest one.
alter table closings add column closed_at timestamptz
  generated always as (case when completed_at is not null then greatest(completed_at, ends_at) end) stored;
-- Null if it was not recorded, in which case it is unknown.
alter table closings add column oldest_at timestamptz;
alter table closings disable trigger user;
update closings c set oldest_at = (select min(created_at) from ledger_entries e where e.closing_id = c.id)
where status in ('completed', 'processing');
alter table closings enable trigger user;
create index closings_by_closed_at on closings (business_id, closed_at) include (branch_id, oldest_at, number, net_amount)
  where closed_at is not null;
