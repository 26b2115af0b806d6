-- Closings: the two counts, the scope that they cover, and the period.

alter table closings rename column transaction_count to payment_count;
alter table closings add column refund_count integer not null default 0;
-- The cashiers whose entries it includes; null: the whole branch, including deleted cashiers.
alter table closings add column cashier_ids text[];
-- The end of the previous closing of the same branch or cashier; null for the first one.
alter table closings add column starts_at timestamptz;
-- The end of the period: it includes what was received and refunded up to this moment.
alter table closings add column ends_at timestamptz not null default now();
update closings set ends_at = created_at, cashier_ids = case when cashier_id is not null then array[cashier_id] end;
alter table closings alter column ends_at drop default;
create index closings_of_scope on closings (branch_id, cashier_id, ends_at desc);

-- The earliest open entry of a branch or cashier shows whether an automatic closing is due.
create index ledger_open_of_branch on ledger_entries (branch_id, created_at) where closing_id is null;
create index ledger_open_of_cashier on ledger_entries (cashier_id, created_at) where closing_id is null;

-- Since when a cashier or branch (its branch admin) is closed automatically at an hour. Hours before that moment do not count.
create table closing_schedules (
  owner_id text primary key references users,
  closing_time smallint not null check (closing_time between 0 and 23),
  since timestamptz not null
);

-- A row for each automatic closing made, written in the same transaction: its key ensures that it runs only once.
create table automatic_closings (
  owner_id text not null references users,
  due_at timestamptz not null,
  closing_id text references closings,
  primary key (owner_id, due_at)
);

-- Failures requested by the simulated world: the next closing takes the first row and fails for its reason.
create table closing_faults (
  id bigint generated always as identity primary key,
  reason text not null,
  created_at timestamptz not null
);
