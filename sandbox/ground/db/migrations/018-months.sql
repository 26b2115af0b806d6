-- Tables to which rows are only added, and that nothing refers to, get a partition for each month (UTC). Names and
-- columns stay, so that the previous version reads and writes them as before. Existing rows become the partition before
-- the first month; rows of a month without a partition go to the default partition, from which the housekeeping moves
-- them.

alter table activity rename to activity_before;
alter index activity_by_date rename to activity_before_by_date;
alter index activity_by_actor rename to activity_before_by_actor;
alter index activity_by_kind rename to activity_before_by_kind;
alter table activity_before alter column id drop identity;

create table activity (
  like activity_before including defaults,
  foreign key (business_id) references businesses,
  foreign key (actor_id) references users
) partition by range (created_at);
create sequence activity_ids owned by activity.id;
alter table activity alter column id set default nextval('activity_ids');
create table activity_default partition of activity default;

alter table transaction_events rename to transaction_events_before;
alter index events_of_transaction rename to events_of_transaction_before;
alter table transaction_events_before alter column id drop identity;

create table transaction_events (
  like transaction_events_before including defaults,
  foreign key (transaction_id) references transactions
) partition by range (created_at);
create sequence transaction_event_ids owned by transaction_events.id;
alter table transaction_events alter column id set default nextval('transaction_event_ids');
create table transaction_events_default partition of transaction_events default;

-- The first month is the one after the latest row. A new database has no rows, so its first month precedes all of them.
create function pg_temp.attach_before(parent text, ids text) returns void language plpgsql as $$
declare
  latest timestamptz;
  last_id bigint;
begin
  execute format('select max(created_at), max(id) from %I', parent || '_before') into latest, last_id;
  perform setval(ids, coalesce(last_id, 1), last_id is not null);
  execute format('alter table %I attach partition %I for values from (minvalue) to (%L)', parent, parent || '_before',
    coalesce((date_trunc('month', latest at time zone 'UTC') + interval '1 month') at time zone 'UTC',
      timestamptz '2000-01-01 00:00:00+00'));
end
$$;
select pg_temp.attach_before('activity', 'activity_ids');
select pg_temp.attach_before('transaction_events', 'transaction_event_ids');

-- Created on the parent after the old rows are attached, so that their own indexes become part of these.
create index activity_by_date on activity (business_id, created_at, id);
create index activity_by_actor on activity (actor_id, created_at, id);
create index activity_by_kind on activity (business_id, kind, created_at, id);
create index events_of_transaction on transaction_events (transaction_id, id);

create trigger activity_stays before update or delete on activity
  for each statement execute function refuse_rewriting();
