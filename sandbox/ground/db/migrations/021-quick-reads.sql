-- Indexes for reads that had to look at every row, or at the table besides the index, because no index had the required columns.

-- A person by the complete phone number with country code.
create index app_users_by_whole_number on app_users ((country_code || phone_number));

-- Days and list of a cashier.
drop index transactions_by_cashier;
create index transactions_by_cashier on transactions (cashier_id, created_at, id)
  include (business_id, branch_id, status, origin, amount);

-- Hours and days by the moment of payment.
drop index transactions_paid_by_date;
create index transactions_paid_by_date on transactions (business_id, resolved_at desc)
  include (status, origin, branch_id, cashier_id, amount) where status in ('completed', 'refunded');

-- Counts, days and pages of closings, in the order of the list.
drop index closings_by_date;
create index closings_by_date on closings (business_id, created_at, number)
  include (status, branch_id, cashier_id, net_amount);

-- Unfinished closings, which are few among many.
create index closings_unfinished on closings (branch_id, status) where status in ('processing', 'error');

-- A part of a name, if the server has trigrams (002).
do $$
begin
  if exists (select from pg_extension where extname = 'pg_trgm') then
    create index app_users_by_text on app_users using gin (search_text gin_trgm_ops);
  end if;
end
$$;
