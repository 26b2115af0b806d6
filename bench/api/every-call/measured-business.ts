import { openSession } from '#sandbox/access/sessions/sessions.ts';
import type { Database } from '#sandbox/ground/db/database.ts';
import { seedIfEmpty } from '#sandbox/operation/seed/seed.ts';
import { BUSINESS, makeBusinessesAndUsers, OWNER } from './make-businesses-and-users.ts';
import { makeBusyCashiers } from './make-busy-cashiers.ts';

const CASHIERS = 100;

export interface Cashier {
  id: string;
  branchId: string;
  token: string;
}

/** The measured business, its users, and everything that calls act on. */
export interface MeasuredBusiness {
  database: Database;
  /** The token of the business's owner. */
  owner: string;
  cashiers: readonly Cashier[];
  /** The oldest branches. */
  branches: readonly { id: string }[];
  /** A number that is never returned twice. */
  next(): number;
}

/** Seeds an empty database and adds a large business that is in the middle of its day. */
export async function makeMeasuredBusiness(database: Database): Promise<MeasuredBusiness> {
  await seedIfEmpty(database, { now: new Date() });
  await makeBusinessesAndUsers(database);
  await makeBusyCashiers(database, BUSINESS, CASHIERS);
  const cashiers = await database.query<Omit<Cashier, 'token'>>(
    `select id, branch_id as "branchId" from users where id like 'us_made_%'
     order by replace(id, 'us_made_', '')::integer`,
  );
  const branches = await database.query<{ id: string }>(
    `select id from branches where business_id = $1 and status = 'active' order by id`,
    [BUSINESS],
  );
  let last = 0;
  return {
    database,
    owner: await tokenOf(database, OWNER),
    cashiers: await Promise.all(
      cashiers.map(async (cashier) => ({ ...cashier, token: await tokenOf(database, cashier.id) })),
    ),
    branches,
    next: () => ++last,
  };
}

const tokenOf = async (database: Database, userId: string): Promise<string> =>
  (await openSession(database, userId, { device: 'bench', address: null }, new Date())).token;
