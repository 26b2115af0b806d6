-- Who may refund up to how much. A business without a row has saved nothing, and a role without one has the rule in the code.
create table refund_policies (
  business_id text primary key references businesses,
  version integer not null,
  confirm_from numeric(14, 2)
);
create table refund_rules (
  business_id text not null references refund_policies,
  role_id text not null,       -- of an administrative user's role, or `branch_admin` or `operator`
  mode text not null check (mode in ('not-allowed', 'may-request', 'allowed')),
  per_refund numeric(14, 2),
  per_day numeric(14, 2),
  within_days smallint,
  primary key (business_id, role_id)
);

-- Who made a refund, for the sum of a person's day. Null for payments, and for refunds that the previous version makes.
alter table ledger_entries add column actor_id text;
create index ledger_refunds_by_actor on ledger_entries (actor_id, created_at) include (amount) where actor_id is not null;

-- What a role may do is part of the session of everybody who has it.
create function tell_refund_policy() returns trigger language plpgsql as $$
begin
  insert into change_notices (business_id, branch_id, cashier_id, lists) values (new.business_id, '', '', array['session']);
  return null;
end
$$;
create trigger refund_policy_told after insert or update on refund_policies for each row execute function tell_refund_policy();

-- Refunds that somebody asks for and somebody else approves. Branch and cashier are those of the payment, which no longer change.
create table refund_requests (
  id text primary key,
  business_id text not null references businesses,
  branch_id text references branches,
  cashier_id text references users,
  transaction_id text not null references transactions,
  amount numeric(14, 2) not null check (amount > 0),
  reason text not null,
  requested_by text not null references users,
  status text not null default 'pending'
    check (status in ('pending', 'approved', 'rejected', 'withdrawn', 'lapsed', 'superseded')),
  decided_by text references users,
  decision_reason text not null default '',
  refund_number smallint,      -- of the refund that it became
  created_at timestamptz not null,
  expires_at timestamptz not null,
  decided_at timestamptz,
  check ((status = 'pending') = (decided_at is null)),
  check ((status = 'approved') = (refund_number is not null))
);
-- One of a payment waits at a time. Its time may be over before its status says so.
create unique index refund_requests_waiting_of_transaction on refund_requests (transaction_id) where status = 'pending';
create index refund_requests_waiting on refund_requests (business_id, created_at) where status = 'pending';
create index refund_requests_to_lapse on refund_requests (expires_at) where status = 'pending';
create index refund_requests_decided on refund_requests (business_id, decided_at) where status <> 'pending';
create index refund_requests_of_transaction on refund_requests (transaction_id, created_at);

create function tell_refund_request() returns trigger language plpgsql as $$
begin
  insert into change_notices (business_id, branch_id, cashier_id, lists)
  values (new.business_id, new.branch_id, new.cashier_id, array['refund-requests']);
  return null;
end
$$;
create trigger refund_request_told after insert or update on refund_requests for each row execute function tell_refund_request();
