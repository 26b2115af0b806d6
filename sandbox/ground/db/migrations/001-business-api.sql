-- The whole schema of the business API. Money is numeric(14,2); moments are timestamptz in UTC.

create table world (
  id integer primary key check (id = 1),
  clock_offset_seconds bigint not null default 0
);
insert into world (id) values (1);

create table states (id text primary key, name text not null);
create table cities (id text primary key, state_id text not null references states, name text not null);
create table regions (id text primary key, city_id text not null references cities, name text not null);

create table businesses (
  id text primary key,
  name text not null,
  fri_username text not null unique,
  contact_email_address text not null,
  avatar text,
  time_zone text not null default 'America/Guatemala',
  search_enabled boolean not null default true,
  default_branch_id text,
  status text not null default 'active' check (status in ('pending', 'active', 'blocked')),
  next_closing_number integer not null default 1,
  created_at timestamptz not null
);

create table branches (
  id text primary key,
  business_id text not null references businesses,
  name text not null,
  address text not null,
  reference_id text not null,
  region_id text references regions,
  default_cashier_id text,
  closing_emails text[] not null default '{}',
  status text not null default 'active' check (status in ('active', 'blocked', 'deleted')),
  created_at timestamptz not null
);
create index branches_of_business on branches (business_id);

create table roles (
  id text primary key,
  business_id text references businesses,   -- null: it applies to every business
  name text not null,
  description text not null,
  permissions text[] not null
);

-- Everyone who signs in: admins, people of Equipo (type admin with a role), branch admins, and cashiers (operators).
create table users (
  id text primary key,
  business_id text not null references businesses,
  branch_id text references branches,
  type text not null check (type in ('admin', 'branch_admin', 'operator')),
  role_id text references roles,
  username text not null unique,
  name text not null,
  email_address text not null,
  country_code text not null default '502',
  phone_number text,
  reference_id text,
  avatar text,
  password_hash text not null,
  must_change_password boolean not null default false,
  status text not null default 'active' check (status in ('active', 'blocked', 'deleted')),
  notification_method text not null default 'push' check (notification_method in ('push', 'webhook', 'webhook-v2', 'internal')),
  webhook_url text not null default '',
  webhook_api_key text not null default '',
  webhook_api_key_header text not null default '',
  closing_type text not null default 'manual' check (closing_type in ('automatic', 'manual')),
  closing_time smallint check (closing_time between 0 and 23),
  closing_locked boolean not null default false,
  titular_id text references users,          -- the titular cashier this cashier is a child of
  created_at timestamptz not null,
  check ((type = 'admin') = (branch_id is null))
);
create index users_of_business on users (business_id, branch_id);
create index users_of_titular on users (titular_id) where titular_id is not null;

create table sessions (
  token_hash text primary key,
  id text not null unique,
  user_id text not null references users,
  device text not null default '',
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  expires_at timestamptz not null
);
create index sessions_of_user on sessions (user_id);

-- Wrong passwords in a row, by typed username, including unknown ones, so that a lock reveals nothing.
create table sign_in_failures (
  username text primary key,
  failures integer not null,
  locked_until timestamptz,
  updated_at timestamptz not null
);

create table app_users (
  id text primary key,
  username text not null unique,
  name text not null,
  lastname text not null,
  avatar text,
  country_code text not null default '502',
  phone_number text not null unique,
  type text not null default 'person'
);

create table closings (
  id text primary key,
  business_id text not null references businesses,
  branch_id text not null references branches,
  cashier_id text references users,
  number integer not null,
  status text not null check (status in ('processing', 'error', 'canceled', 'completed')),
  error_reason text,
  origin text not null default 'manual' check (origin in ('automatic', 'manual')),
  created_by text references users,
  transaction_count integer not null default 0,
  gross_amount numeric(14, 2) not null default 0,
  refunded_amount numeric(14, 2) not null default 0,
  net_amount numeric(14, 2) not null default 0,
  created_at timestamptz not null,
  completed_at timestamptz,
  unique (business_id, number)
);
create index closings_by_date on closings (business_id, created_at desc);

create table transactions (
  id text primary key,
  business_id text not null references businesses,
  branch_id text references branches,
  cashier_id text references users,          -- null: a payment that is not assigned yet
  app_user_id text not null references app_users,
  origin text not null check (origin in ('request', 'payment')),
  status text not null check (status in ('pending', 'completed', 'rejected', 'canceled', 'refunded', 'expired')),
  status_reason text not null default '',    -- why the last change of status was made
  amount numeric(14, 2) not null check (amount > 0),
  note text not null default '',
  reference text not null default '',
  payment_request_id text unique,
  transfer_id text unique,
  authorization_number text,
  receipt_code text unique,
  created_by text references users,
  created_at timestamptz not null,
  expires_at timestamptz,
  resolved_at timestamptz
);
create index transactions_pending on transactions (business_id, created_at desc) where status = 'pending';
create index transactions_to_expire on transactions (expires_at) where status = 'pending';
create index transactions_by_date on transactions (business_id, created_at desc, id);
create index transactions_paid_by_date on transactions (business_id, resolved_at desc) where status in ('completed', 'refunded');
create index transactions_of_app_user on transactions (app_user_id, created_at desc);

-- Every change of status, in order, with its moment, author and reason.
create table transaction_events (
  id bigint generated always as identity primary key,
  transaction_id text not null references transactions,
  status text not null,
  actor_name text not null,
  reason text not null default '',
  created_at timestamptz not null
);
create index events_of_transaction on transaction_events (transaction_id, id);

-- The open balance is the sum of the entries that no closing holds. A payment is one positive entry, its refund one
-- negative entry; a refund after the closing is an open entry of its own, and so reduces the next closing.
create table ledger_entries (
  id bigint generated always as identity primary key,
  business_id text not null references businesses,
  branch_id text not null references branches,
  cashier_id text not null references users,
  transaction_id text not null references transactions,
  kind text not null check (kind in ('payment', 'refund')),
  amount numeric(14, 2) not null,
  closing_id text references closings,
  created_at timestamptz not null,
  unique (transaction_id, kind)
);
create index ledger_open on ledger_entries (business_id, branch_id, cashier_id) include (amount) where closing_id is null;
create index ledger_of_closing on ledger_entries (closing_id) where closing_id is not null;

-- Written in the transaction that does the work, so a visible row belongs to a call that was carried out.
create table idempotency_keys (
  user_id text not null references users,
  operation text not null,
  key text not null,
  body_hash text not null,
  answer jsonb,
  created_at timestamptz not null,
  primary key (user_id, operation, key)
);
create index idempotency_keys_by_age on idempotency_keys (created_at);

create table outbox (
  id bigint generated always as identity primary key,
  to_address text not null,
  subject text not null,
  body text not null,
  created_at timestamptz not null
);
