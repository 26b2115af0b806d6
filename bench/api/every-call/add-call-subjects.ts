import type { Queryable } from '#sandbox/ground/db/database.ts';
import type { MeasuredBusiness } from './measured-business.ts';

/** The ids that a query finds; its only parameter is the limit. */
export async function idsOf(database: Queryable, sql: string, count: number): Promise<string[]> {
  return (await database.query<{ id: string }>(sql, [count])).map(({ id }) => id);
}

/** Adds requests, or payments that wait to be assigned. @returns their ids */
export function addPending(
  { database, next }: MeasuredBusiness,
  count: number,
  origin: 'request' | 'payment',
): Promise<string[]> {
  const isRequest = origin === 'request';
  return idsOf(
    database,
    `insert into transactions (id, business_id, branch_id, cashier_id, app_user_id, origin, status, amount, payment_request_id,
       payment_code, transfer_id, created_by, created_at, expires_at)
     select 'tx_waits_${next()}_' || n, business_id, branch_id, ${isRequest ? 'id' : 'null'}, 'au_made_' || n, '${origin}', 'pending',
       10 + n, ${isRequest ? `'pr_waits_${next()}_' || n` : 'null'}, ${isRequest ? `upper(substr(md5('${next()} ' || n), 1, 26))` : 'null'}, ${isRequest ? 'null' : `'tr_waits_${next()}_' || n`},
       ${isRequest ? 'id' : 'null'}, now(), ${isRequest ? `now() + interval '1 day'` : 'null'}
     from generate_series(1, $1::integer) n join users on users.id = 'us_made_' || 1 + n % 100 returning id`,
    count,
  );
}

/** Adds payments that no closing holds, equally many to each cashier. @returns their ids */
export function addOpenPayments({ database, next }: MeasuredBusiness, count: number): Promise<string[]> {
  const turn = next();
  return idsOf(
    database,
    `with paid as (
       insert into transactions (id, business_id, branch_id, cashier_id, app_user_id, origin, status, amount, transfer_id,
         authorization_number, receipt_code, created_at, resolved_at)
       select 'tx_open_${turn}_' || n, business_id, branch_id, id, 'au_made_' || n, 'payment', 'completed', 10 + n,
         'tr_open_${turn}_' || n, lpad(n::text, 6, '0'), 'open-${turn}-' || n, now(), now()
       from generate_series(1, $1::integer) n join users on users.id = 'us_made_' || 1 + n % 100
       returning id, business_id, branch_id, cashier_id, amount, created_at
     )
     insert into ledger_entries (business_id, branch_id, cashier_id, transaction_id, kind, amount, created_at)
     select business_id, branch_id, cashier_id, id, 'payment', amount, created_at from paid returning transaction_id as id`,
    count,
  );
}
