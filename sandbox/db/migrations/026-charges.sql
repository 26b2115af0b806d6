-- A charge: a transaction that nobody is asked to pay; whoever scans its code first does. Until then it has no payer. The version
-- before reads transactions with their payer, so it does not show these, and reads and writes all others as before.
alter table transactions alter column app_user_id drop not null;
alter table transactions drop constraint transactions_origin_check;
alter table transactions add constraint transactions_origin_check check (origin in ('request', 'payment', 'charge')) not valid;
alter table transactions add constraint transactions_payer_check
  check (app_user_id is not null or (origin = 'charge' and status in ('pending', 'canceled', 'expired'))) not valid;

-- The code in the QR of a charge or a request. It stays when it no longer pays, so that late scans get the reason.
alter table transactions add column payment_code text;
create unique index transactions_by_payment_code on transactions (payment_code) where payment_code is not null;
