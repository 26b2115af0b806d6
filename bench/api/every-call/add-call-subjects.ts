import type { Queryable } from '../../../sandbox/db/database.ts';
import { BUSINESS, SPARE_CASHIERS, TEAM } from './make-businesses-and-users.ts';
import { type MeasuredBusiness, type Person, tokenOf } from './measured-business.ts';

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

/** Cashiers that have no payments, all with one status. */
export async function spareCashiers(
  { database }: MeasuredBusiness,
  count: number,
  status: 'active' | 'blocked' = 'active',
): Promise<{ id: string; businessBranchId: string }[]> {
  await database.query(`update users set status = $1 where id like 'us_spare_%' and status <> 'deleted'`, [
    status,
  ]);
  return database.query(
    `select id, branch_id as "businessBranchId" from users where id like 'us_spare_%' and status = $2 order by id limit $1`,
    [Math.min(count, SPARE_CASHIERS), status],
  );
}

/** Creates administrative users, each with a new session. */
export async function team(business: MeasuredBusiness, count: number): Promise<Person[]> {
  const { database } = business;
  await database.script(`
    delete from second_factors where user_id like 'us_team_%';
    delete from rate_limits;
    update users set password_hash = owner.password_hash from users owner
    where owner.id = 'us_tiendaluna' and users.id like 'us_team_%'`);
  const people = await database.query<Omit<Person, 'token'>>(
    `select id, username from users where id like 'us_team_%' and status = 'active' order by id limit $1`,
    [Math.min(count, TEAM)],
  );
  return Promise.all(
    people.map(async (person) => ({ ...person, token: await tokenOf(database, person.id) })),
  );
}

/** Adds users of the measured business that may be deleted. @returns their ids */
export async function addPeople(
  { database, next }: MeasuredBusiness,
  count: number,
  place: { type: 'admin'; roleId: string } | { type: 'operator'; branchId: string },
): Promise<string[]> {
  const turn = next();
  const [branchId, roleId] = place.type === 'admin' ? [null, place.roleId] : [place.branchId, null];
  const rows = await database.query<{ id: string }>(
    `insert into users (id, business_id, branch_id, type, role_id, username, name, email_address, password_hash, reference_id,
       created_at)
     select 'us_added_${turn}_' || n, $2, $3, $4, $5, 'tiendaluna-agregado${turn}.' || n, 'Agregado ${turn} ' || n,
       'agregado${turn}.' || n || '@example.com', '', 'C7' || n, now()
     from generate_series(1, $1::integer) n returning id`,
    [count, BUSINESS, branchId, place.type, roleId],
  );
  return rows.map(({ id }) => id);
}

/** Adds empty branches, each with its admin. @returns their ids */
export function addBranches({ database, next }: MeasuredBusiness, count: number): Promise<string[]> {
  const turn = next();
  return idsOf(
    database,
    `with added as (
       insert into branches (id, business_id, name, address, reference_id, created_at)
       select 'br_added_${turn}_' || n, '${BUSINESS}', 'Agregada ${turn} ' || n, '4a calle 8-20, zona 2', 'C6' || n, now()
       from generate_series(1, $1::integer) n returning id
     ), admins as (
       insert into users (id, business_id, branch_id, type, username, name, email_address, password_hash, created_at)
       select 'us_' || id, '${BUSINESS}', id, 'branch_admin', 'tiendaluna-' || replace(id, '_', '.'), 'Encargada ' || id,
         'encargada@example.com', '', now() from added
     )
     select id from added`,
    count,
  );
}
