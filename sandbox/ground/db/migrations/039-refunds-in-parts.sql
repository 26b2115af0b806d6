-- A payment may be returned in parts: each refund is an entry of its own, numbered from 1. A process of the previous version,
-- which knows only whole refunds, writes number 1, so it cannot return again what was returned in part.
alter table ledger_entries add column number smallint not null default 1;
alter table ledger_entries drop constraint ledger_entries_transaction_id_kind_key;
alter table ledger_entries add constraint ledger_entries_of_transaction unique (transaction_id, kind, number);
alter table ledger_entries add constraint ledger_entries_one_payment check (kind = 'refund' or number = 1) not valid;

-- What was returned so far, and when the last of it was. The entries in the ledger say the same; here it is locked together
-- with the status, so that of two refunds of more than what remains one wins.
alter table transactions add column refunded_amount numeric(14, 2) not null default 0;
alter table transactions add column refunded_at timestamptz;
alter table transactions disable trigger user;
update transactions set refunded_amount = amount, refunded_at = resolved_at where status = 'refunded';
alter table transactions enable trigger user;
alter table transactions add constraint transactions_refunded_check
  check (refunded_amount between 0 and amount and (refunded_amount = amount) = (status = 'refunded')) not valid;

-- Whoever sets the status alone, such as the previous version, has returned all of it.
create function complete_refund() returns trigger language plpgsql as $$
begin
  new.refunded_amount := new.amount;
  new.refunded_at := new.resolved_at;
  return new;
end
$$;
create trigger refund_completed before insert or update on transactions
  for each row when (new.status = 'refunded') execute function complete_refund();

-- Sums by month and hour know a status and no parts: what was returned of payments that are still received is few rows, read
-- from here.
create index transactions_with_refund on transactions (business_id, created_at, id)
  include (status, origin, branch_id, cashier_id, amount, refunded_amount) where refunded_amount > 0;
create index transactions_partly_refunded on transactions (business_id, refunded_at)
  where status = 'completed' and refunded_amount > 0;
create index transactions_partly_refunded_by_resolution on transactions (business_id, resolved_at)
  include (origin, branch_id, cashier_id, amount, refunded_amount) where status = 'completed' and refunded_amount > 0;
create index ledger_refunds_by_date on ledger_entries (business_id, created_at)
  include (branch_id, cashier_id, transaction_id, amount) where kind = 'refund';
