-- Unique names of branches and cashiers, and deliveries of webhooks.

-- Names that people choose from lists are unique within the list, not counting deleted rows.
create unique index branches_name_key on branches (business_id, lower(name)) where status <> 'deleted';
create unique index cashiers_name_key on users (branch_id, lower(name)) where type = 'operator' and status <> 'deleted';

-- The secret that signs webhooks of version 2; created when first needed and kept from then on.
alter table users add column webhook_secret text;
create index users_with_webhook on users (branch_id) where notification_method in ('webhook', 'webhook-v2');

-- An event for a cashier or a branch, written in the transaction that caused it, and the outcome of its delivery.
create table webhook_deliveries (
  id text primary key,
  position bigint generated always as identity,
  business_id text not null references businesses,
  owner_id text not null references users,   -- a cashier, or the admin of a branch
  event text not null,
  method text not null check (method in ('webhook', 'webhook-v2')),
  url text not null,
  data json not null,                        -- as it was at the time of the event, ready to send
  transaction_id text references transactions,
  closing_id text references closings,
  status text not null default 'pending' check (status in ('pending', 'delivered', 'failed')),
  attempts integer not null default 0,
  created_at timestamptz not null,
  last_attempt_at timestamptz,
  next_attempt_at timestamptz,
  response_status integer,
  response_body text not null default '',
  error text,
  check ((status = 'pending') = (next_attempt_at is not null))
);
create index webhook_deliveries_due on webhook_deliveries (next_attempt_at) where status = 'pending';
create index webhook_deliveries_of_owner on webhook_deliveries (owner_id, position desc);
create index webhook_deliveries_by_age on webhook_deliveries (created_at) where status <> 'pending';
