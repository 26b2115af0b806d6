-- Money by the hour in which it moved, from the ledger: received in the hour of the payment, refunded in that of the
-- refund. Hours are those of the business's local time, which may be half an hour off UTC. As in 022, a change adds
-- rows, which are merged from time to time. Cashiers have a table of their own, because a business has many more
-- cashiers than branches.
create table hourly_money_of_branches (
  business_id text not null,
  branch_id text not null,
  hour timestamptz not null,
  received_count integer not null,
  received numeric(20, 2) not null,
  refunded_count integer not null,
  refunded numeric(20, 2) not null,
  merged boolean not null default false
);
create index hourly_money_of_branches_by_hour on hourly_money_of_branches (business_id, hour);
create index hourly_money_of_branches_to_merge on hourly_money_of_branches (business_id) where not merged;

create table hourly_money_of_cashiers (
  business_id text not null,
  branch_id text not null,
  cashier_id text not null,
  hour timestamptz not null,
  received_count integer not null,
  received numeric(20, 2) not null,
  refunded_count integer not null,
  refunded numeric(20, 2) not null,
  merged boolean not null default false
);
create index hourly_money_of_cashiers_by_hour on hourly_money_of_cashiers (business_id, branch_id, hour);
create index hourly_money_of_cashiers_to_merge on hourly_money_of_cashiers (business_id, branch_id) where not merged;

-- Movements since the last full hour, and the payments and refunds of a list, are read from the ledger itself.
create index ledger_by_date on ledger_entries (business_id, created_at);

-- The start of an hour in local time.
create function clock_hour(moment timestamptz, zone text) returns timestamptz language sql immutable parallel safe strict
  as $$ select moment - ((moment at time zone zone) - date_trunc('hour', moment at time zone zone)) $$;

create function add_new_entries_to_hours() returns trigger language plpgsql as $$
begin
  insert into hourly_money_of_branches (business_id, branch_id, hour, received_count, received, refunded_count, refunded)
  select l.business_id, l.branch_id, clock_hour(l.created_at, b.time_zone), count(*) filter (where l.kind = 'payment'),
    coalesce(sum(l.amount) filter (where l.kind = 'payment'), 0), count(*) filter (where l.kind = 'refund'),
    coalesce(-sum(l.amount) filter (where l.kind = 'refund'), 0)
  from new_rows l join businesses b on b.id = l.business_id group by 1, 2, 3 order by 1, 3;
  insert into hourly_money_of_cashiers (business_id, branch_id, cashier_id, hour, received_count, received, refunded_count, refunded)
  select l.business_id, l.branch_id, l.cashier_id, clock_hour(l.created_at, b.time_zone), count(*) filter (where l.kind = 'payment'),
    coalesce(sum(l.amount) filter (where l.kind = 'payment'), 0), count(*) filter (where l.kind = 'refund'),
    coalesce(-sum(l.amount) filter (where l.kind = 'refund'), 0)
  from new_rows l join businesses b on b.id = l.business_id group by 1, 2, 3, 4 order by 2, 4;
  return null;
end
$$;
create trigger new_entries_in_hours after insert on ledger_entries referencing new table as new_rows
  for each statement execute function add_new_entries_to_hours();

create function add_entry_to_hours(l ledger_entries, sign integer) returns void language plpgsql as $$
declare
  hour timestamptz := (select clock_hour(l.created_at, b.time_zone) from businesses b where b.id = l.business_id);
  is_payment integer := case l.kind when 'payment' then 1 else 0 end;
begin
  insert into hourly_money_of_branches (business_id, branch_id, hour, received_count, received, refunded_count, refunded)
  values (l.business_id, l.branch_id, hour, sign * is_payment, sign * is_payment * l.amount, sign * (1 - is_payment), sign * (is_payment - 1) * l.amount);
  insert into hourly_money_of_cashiers (business_id, branch_id, cashier_id, hour, received_count, received, refunded_count, refunded)
  values (l.business_id, l.branch_id, l.cashier_id, hour, sign * is_payment, sign * is_payment * l.amount, sign * (1 - is_payment), sign * (is_payment - 1) * l.amount);
end
$$;

-- A closing only sets which closing holds an entry. Nothing else in an entry changes while a server runs, and none is deleted.
create function move_entry_in_hours() returns trigger language plpgsql as $$
begin
  perform add_entry_to_hours(old, -1);
  if tg_op = 'UPDATE' then perform add_entry_to_hours(new, 1); end if;
  return null;
end
$$;
create trigger moved_entry_in_hours after update of business_id, branch_id, cashier_id, kind, amount, created_at on ledger_entries
  for each row execute function move_entry_in_hours();
create trigger gone_entry_from_hours after delete on ledger_entries for each row execute function move_entry_in_hours();

create function fill_hours(business text) returns void language sql as $$
  insert into hourly_money_of_branches (business_id, branch_id, hour, received_count, received, refunded_count, refunded, merged)
  select l.business_id, l.branch_id, clock_hour(l.created_at, b.time_zone), count(*) filter (where l.kind = 'payment'),
    coalesce(sum(l.amount) filter (where l.kind = 'payment'), 0), count(*) filter (where l.kind = 'refund'),
    coalesce(-sum(l.amount) filter (where l.kind = 'refund'), 0), true
  from ledger_entries l join businesses b on b.id = l.business_id where business is null or b.id = business group by 1, 2, 3 order by 1, 3;
  insert into hourly_money_of_cashiers (business_id, branch_id, cashier_id, hour, received_count, received, refunded_count, refunded, merged)
  select l.business_id, l.branch_id, l.cashier_id, clock_hour(l.created_at, b.time_zone), count(*) filter (where l.kind = 'payment'),
    coalesce(sum(l.amount) filter (where l.kind = 'payment'), 0), count(*) filter (where l.kind = 'refund'),
    coalesce(-sum(l.amount) filter (where l.kind = 'refund'), 0), true
  from ledger_entries l join businesses b on b.id = l.business_id where business is null or b.id = business group by 1, 2, 3, 4 order by 2, 4;
$$;

-- In another time zone hours start at other moments.
create function refill_hours() returns trigger language plpgsql as $$
begin
  delete from hourly_money_of_branches where business_id = new.id;
  delete from hourly_money_of_cashiers where business_id = new.id;
  perform fill_hours(new.id);
  return null;
end
$$;
create trigger rezoned_business after update of time_zone on businesses
  for each row when (old.time_zone <> new.time_zone) execute function refill_hours();

select fill_hours(null);
