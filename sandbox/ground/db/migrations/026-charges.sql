-- A charge is a transaction without an addressee: whoever scans its code first pays it. Until then it has no payer. The
-- previous version reads transactions together with their payer, so it does not show unpaid charges, and handles all
-- other transactions as before.
alter table transactions alter column app_user_id drop not null;
alter table transactions drop constraint transactions_origin_check;
alter table transactions add constraint transactions_origin_check check (origin in ('request', 'payment', 'charge')) not valid;
alter table transactions add constraint transactions_payer_check
  check (app_user_id is not null or (origin = 'charge' and status in ('pending', 'canceled', 'expired'))) not valid;

-- The code in the QR of a charge or request. It is kept when it can no longer be paid, so that late scans get the reason.
alter table transactions add column payment_code text;
create unique index transactions_by_payment_code on transactions (payment_code) where payment_code is not null;
