import { randomBytes } from 'node:crypto';
import { hashToken } from '#sandbox/access/sessions/sessions.ts';
import type { Queryable } from '#sandbox/ground/db/database.ts';

/** A cashier with a session. */
export interface Cashier {
  cashierId: string;
  token: string;
}

const PART = 1_000;

const CASHIERS = `
  insert into users (id, business_id, branch_id, type, username, name, email_address, password_hash, created_at)
  select 'us_made_cashier_' || n, branch.business_id, branch.id, 'operator', 'cashier-' || n, 'Caja ' || 1000 + n, 'caja@example.com', '', now()
  from generate_series($1::integer, $2::integer) n
  join (
    select id, business_id, row_number() over (order by id) - 1 as place, count(*) over () as many
    from branches where status = 'active'
  ) branch on branch.place = n % branch.many`;

const SESSIONS = `
  insert into sessions (token_hash, id, user_id, device, address, created_at, last_seen_at, expires_at)
  select hash, 'se_made_cashier_' || n, 'us_made_cashier_' || n, 'bench', null, now(), now(), now() + interval '2 days'
  from unnest($1::text[], $2::integer[]) as made (hash, n)`;

/** Adds cashiers to all branches, each with a session that stays valid when the clock jumps. */
export async function makeCashiers(database: Queryable, count: number): Promise<Cashier[]> {
  const cashiers = Array.from({ length: count }, (_, at) => ({
    cashierId: `us_made_cashier_${at + 1}`,
    token: randomBytes(32).toString('base64url'),
  }));
  for (let from = 0; from < count; from += PART) {
    const part = cashiers.slice(from, from + PART);
    await database.query(CASHIERS, [from + 1, from + part.length]);
    const hashes = part.map(({ token }) => hashToken(token));
    await database.query(SESSIONS, [hashes, part.map((_, at) => from + at + 1)]);
  }
  return cashiers;
}
