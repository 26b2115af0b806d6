-- Deposits: money transferred to the fund source of a business. The deposit of a banking day includes every closing
-- completed since the previous one.

create table deposits (
  id text primary key,
  business_id text not null references businesses,
  scheduled_on date not null,                -- in the business's time zone
  -- From here on null until the deposit is made and unchanged afterwards, because the fund source may change later.
  reference text,
  amount numeric(14, 2) check (amount > 0),
  bank_name text,
  last_four text,
  account_type text,
  account_holder text,
  made_at timestamptz,
  credited_at timestamptz,                   -- when the bank confirmed it
  -- When, and for what reason, the bank will return it, as requested by the simulated world.
  return_due_at timestamptz,
  return_reason text,
  returned_at timestamptz,
  retry_on date,                             -- when the closings of a returned deposit are sent again
  replaces text unique references deposits,
  unique (business_id, reference),
  check ((made_at is null) = (amount is null))
);
create unique index deposits_to_make on deposits (business_id, scheduled_on) where made_at is null;
create index deposits_by_day on deposits (business_id, scheduled_on desc);
create index deposits_returned on deposits (business_id) where returned_at is not null;
create index deposits_to_credit on deposits (made_at) where made_at is not null and credited_at is null and returned_at is null;

-- The closings that each deposit paid, from the moment it is made.
create table deposit_closings (
  deposit_id text not null references deposits on delete cascade,
  closing_id text not null references closings on delete cascade,
  primary key (deposit_id, closing_id)
);
create index deposits_of_closing on deposit_closings (closing_id);

-- The current deposit of a completed closing: a returned one until its closings are sent again. Older closings have none
-- yet; the housekeeping schedules them.
alter table closings add column deposit_id text references deposits on delete set null;
create index closings_of_deposit on closings (deposit_id) where deposit_id is not null;
create index closings_to_deposit on closings (closed_at) where deposit_id is null and status = 'completed';

-- Returns requested by the simulated world: the next deposit made takes the first row.
create table deposit_faults (
  id bigint generated always as identity primary key,
  reason text not null,
  created_at timestamptz not null
);

-- A closing that enters a deposit is a change of the closing. A change of the deposit concerns everybody who sees one of
-- its closings.
create function tell_deposit() returns trigger language plpgsql as $$
begin
  insert into change_notices (business_id, branch_id, cashier_id, lists) values (new.business_id, '', '', array['closings']);
  return null;
end
$$;
create trigger changed_deposit_told after update on deposits for each row
  when ((old.made_at, old.credited_at, old.returned_at) is distinct from (new.made_at, new.credited_at, new.returned_at))
  execute function tell_deposit();
