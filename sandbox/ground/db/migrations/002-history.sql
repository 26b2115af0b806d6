-- Makes the history fast over years: search texts, indexes for every filter, and totals by month.

-- Text as it is compared in searches: in lower case without accents, so that `maria` finds `María`.
create function search_text(given text) returns text language sql immutable parallel safe strict
  as $$ select case when octet_length(given) = char_length(given) then lower(given)
    else lower(regexp_replace(normalize(given, NFD), '[\u0300-\u036f]', '', 'g')) end $$;

-- The searched texts of the transaction itself; names of branches, cashiers and people can change and are looked up in
-- their own tables.
alter table transactions add column search_text text not null
  generated always as (search_text(note || E'\n' || reference || E'\nq' || amount::text)) stored;
alter table app_users add column search_text text not null
  generated always as (search_text('@' || username || E'\n' || name || ' ' || lastname)) stored;

-- The index contains all columns that filters use, so that counting does not read the table.
drop index transactions_by_date;
create index transactions_by_date on transactions (business_id, created_at, id)
  include (status, origin, branch_id, cashier_id, amount);
create index transactions_by_cashier on transactions (cashier_id, created_at);
create index transactions_by_app_user on transactions (business_id, app_user_id, created_at, id)
  include (status, origin, branch_id, cashier_id, amount);
create index transactions_by_amount on transactions (business_id, amount, created_at)
  include (status, origin, branch_id, cashier_id);
create index transactions_by_authorization on transactions (business_id, authorization_number)
  where authorization_number is not null;

-- A part of a word is found by its trigrams if the server has them. Without trigrams the same searches read more rows.
do $$
begin
  if exists (select from pg_available_extensions where name = 'pg_trgm') then
    create extension if not exists pg_trgm;
    create index transactions_by_text on transactions using gin (search_text gin_trgm_ops);
  end if;
exception when insufficient_privilege then
  raise notice 'Without the extension pg_trgm searches of large histories take longer';
end
$$;

-- Number of transactions and their sums by month (UTC) and by everything that a filter may select. The totals are the
-- sums of all rows with the same values: a change adds rows and never updates one, so that no payment waits for another.
-- From time to time the rows of a month are merged.
create table transaction_totals (
  business_id text not null,
  month date not null,
  branch_id text,
  cashier_id text,
  origin text not null,
  status text not null,
  amount_class smallint not null,
  count bigint not null,
  amount numeric(20, 2) not null,
  merged boolean not null default false
);
create index totals_of_business on transaction_totals (business_id, month);
create index totals_to_merge on transaction_totals (business_id, month) where not merged;

-- Classes of amounts, so that most of a range of amounts consists of whole classes.
create function amount_class(amount numeric) returns smallint language sql immutable parallel safe strict
  as $$ select width_bucket(amount, array[1, 1.5, 2, 3, 4, 5, 7, 10, 15, 20, 30, 40, 50, 70, 100, 150, 200, 300, 400, 500,
    700, 1000, 1500, 2000, 3000, 4000, 5000, 7000, 10000, 15000, 20000, 30000, 40000, 50000, 70000, 100000, 150000, 200000,
    300000, 400000, 500000, 700000]::numeric[])::smallint $$;

create function transaction_month(moment timestamptz) returns date language sql immutable parallel safe strict
  as $$ select date_trunc('month', moment at time zone 'UTC')::date $$;

create function add_new_to_totals() returns trigger language plpgsql as $$
begin
  insert into transaction_totals (business_id, month, branch_id, cashier_id, origin, status, amount_class, count, amount)
  select business_id, transaction_month(created_at), branch_id, cashier_id, origin, status, amount_class(amount),
    count(*), sum(amount)
  from new_rows group by 1, 2, 3, 4, 5, 6, 7;
  return null;
end
$$;

create function move_in_totals() returns trigger language plpgsql as $$
begin
  insert into transaction_totals (business_id, month, branch_id, cashier_id, origin, status, amount_class, count, amount)
  select business_id, transaction_month(created_at), branch_id, cashier_id, origin, status, amount_class(amount),
    sum(sign), sum(sign * amount)
  from (
    select 1 as sign, business_id, created_at, branch_id, cashier_id, origin, status, amount from new_rows
    union all
    select -1, business_id, created_at, branch_id, cashier_id, origin, status, amount from old_rows
  ) as moved
  group by 1, 2, 3, 4, 5, 6, 7 having sum(sign) <> 0 or sum(sign * amount) <> 0;
  return null;
end
$$;

create function take_from_totals() returns trigger language plpgsql as $$
begin
  insert into transaction_totals (business_id, month, branch_id, cashier_id, origin, status, amount_class, count, amount)
  select business_id, transaction_month(created_at), branch_id, cashier_id, origin, status, amount_class(amount),
    -count(*), -sum(amount)
  from old_rows group by 1, 2, 3, 4, 5, 6, 7;
  return null;
end
$$;

create trigger new_in_totals after insert on transactions referencing new table as new_rows
  for each statement execute function add_new_to_totals();
create trigger moved_in_totals after update on transactions referencing new table as new_rows old table as old_rows
  for each statement execute function move_in_totals();
create trigger gone_from_totals after delete on transactions referencing old table as old_rows
  for each statement execute function take_from_totals();

insert into transaction_totals (business_id, month, branch_id, cashier_id, origin, status, amount_class, count, amount)
select business_id, transaction_month(created_at), branch_id, cashier_id, origin, status, amount_class(amount),
  count(*), sum(amount)
from transactions group by 1, 2, 3, 4, 5, 6, 7;
