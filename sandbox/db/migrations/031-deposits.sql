-- Deposits: what leaves for the fund source of a business. One of a banking day takes every closing completed since the one before.

create table deposits (
  id text primary key,
  business_id text not null references businesses,
  scheduled_on date not null,                -- by the calendar of the business
  -- From here on null until it is made, and unchanged since: a fund source may change later.
  reference text,
  amount numeric(14, 2) check (amount > 0),
  bank_name text,
  last_four text,
  account_type text,
  account_holder text,
  made_at timestamptz,
  credited_at timestamptz,                   -- when the bank confirmed it
  -- The bank will return it at this moment, for this reason: the simulated world asked for it.
  return_due_at timestamptz,
  return_reason text,
  returned_at timestamptz,
  retry_on date,                             -- when the closings of a returned one are sent again
  replaces text unique references deposits,
  unique (business_id, reference),
  check ((made_at is null) = (amount is null))
);
create unique index deposits_to_make on deposits (business_id, scheduled_on) where made_at is null;
create index deposits_by_day on deposits (business_id, scheduled_on desc);
create index deposits_returned on deposits (business_id) where returned_at is not null;
create index deposits_to_credit on deposits (made_at) where made_at is not null and credited_at is null and returned_at is null;

-- What each deposit paid, from the moment it is made.
create table deposit_closings (
  deposit_id text not null references deposits on delete cascade,
  closing_id text not null references closings on delete cascade,
  primary key (deposit_id, closing_id)
);
create index deposits_of_closing on deposit_closings (closing_id);

-- The deposit that a completed closing is in now: a returned one until its closings are sent again. Closings of before have none
-- yet, and the housekeeping schedules them.
alter table closings add column deposit_id text references deposits on delete set null;
create index closings_of_deposit on closings (deposit_id) where deposit_id is not null;
create index closings_to_deposit on closings (closed_at) where deposit_id is null and status = 'completed';

-- Deposits the simulated world has returned: the next one that is made takes the first row.
create table deposit_faults (
  id bigint generated always as identity primary key,
  reason text not null,
  created_at timestamptz not null
);

-- A closing that enters a deposit tells of itself. What happens to the deposit concerns all who see one of its closings.
create function tell_deposit() returns trigger language plpgsql as $$
begin
  insert into change_notices (business_id, branch_id, cashier_id, lists) values (new.business_id, '', '', array['closings']);
  return null;
end
$$;
create trigger changed_deposit_told after update on deposits for each row
  when ((old.made_at, old.credited_at, old.returned_at) is distinct from (new.made_at, new.credited_at, new.returned_at))
  execute function tell_deposit();
