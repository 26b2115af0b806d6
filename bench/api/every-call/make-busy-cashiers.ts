import type { Queryable } from '#sandbox/ground/db/database.ts';

const PAID_TODAY = 60;
const PENDING = 2;

const CASHIERS = `
  insert into users (id, business_id, branch_id, type, username, name, email_address, password_hash, created_at)
  select 'us_made_' || n, branch.business_id, branch.id, 'operator', 'made-' || n, 'Caja ' || 1000 + n,
    'caja@example.com', '', now()
  from generate_series(1, $1::integer) n
  join (
    select id, business_id, row_number() over (order by id) - 1 as place, count(*) over () as many
    from branches where business_id = $2 and status = 'active'
  ) branch on branch.place = n % branch.many`;

// Payments since midnight in Guatemala, however late it is.
const PAID = `
  insert into transactions (id, business_id, branch_id, cashier_id, app_user_id, origin, status, amount, note, transfer_id,
    authorization_number, receipt_code, created_at, resolved_at)
  select 'tx_made_' || number, business_id, branch_id, cashier_id, payer, 'payment', 'completed', 10 + n, '2 cafés y pan dulce',
    'tr_made_' || number, lpad(number::text, 6, '0'), 'made-' || number, moment, moment
  from (
    select u.id as cashier_id, u.business_id, u.branch_id, n, row_number() over () as number,
      (select id from app_users order by id limit 1) as payer,
      now() - (now() - date_trunc('day', now(), 'America/Guatemala')) * n / ($1::integer + 1) as moment
    from users u cross join generate_series(1, $1::integer) n where u.id like 'us_made_%'
  ) made`;

const ENTRIES = `
  insert into ledger_entries (business_id, branch_id, cashier_id, transaction_id, kind, amount, created_at)
  select business_id, branch_id, cashier_id, id, 'payment', amount, resolved_at from transactions
  where cashier_id like 'us_made_%' and status = 'completed'`;

const PENDING_REQUESTS = `
  insert into transactions (id, business_id, branch_id, cashier_id, app_user_id, origin, status, amount, payment_request_id,
    created_by, created_at, expires_at)
  select 'tx_asked_' || u.id || n, u.business_id, u.branch_id, u.id, (select id from app_users order by id limit 1), 'request',
    'pending', 10 + n, 'pr_asked_' || u.id || n, u.id, now(), now() + interval '1 day'
  from users u cross join generate_series(1, $1::integer) n where u.id like 'us_made_%'`;

/** Adds cashiers that are in the middle of their day to a business. */
export async function makeBusyCashiers(
  database: Queryable,
  businessId: string,
  count: number,
): Promise<void> {
  await database.query(CASHIERS, [count, businessId]);
  await database.query(PAID, [PAID_TODAY]);
  await database.query(ENTRIES);
  await database.query(PENDING_REQUESTS, [PENDING]);
}
