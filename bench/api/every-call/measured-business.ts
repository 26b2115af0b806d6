import type { Database } from '../../../sandbox/db/database.ts';
import { openSession } from '../../../sandbox/rules/sessions.ts';
import { SEED_PASSWORD } from '../../../sandbox/seed/demo-sign-ins.ts';
import { seedIfEmpty } from '../../../sandbox/seed/seed.ts';
import { makeBusyCashiers } from '../support/make-busy-cashiers.ts';
import { BUSINESS, makeBusinessesAndUsers, OWNER } from './make-businesses-and-users.ts';

export const PASSWORD = SEED_PASSWORD;
const CASHIERS = 100;

export interface Cashier {
  id: string;
  branchId: string;
  username: string;
  token: string;
}

/** A user with a session. */
export interface Person {
  id: string;
  username: string;
  token: string;
}

/** The measured business, its users, and everything that calls act on. */
export interface MeasuredBusiness {
  database: Database;
  /** The token of the business's owner. */
  owner: string;
  cashiers: readonly Cashier[];
  /** The oldest branches. */
  branches: readonly { id: string; adminId: string }[];
  /** A server that receives webhooks. */
  receiver: string;
  /** A number that is never returned twice. */
  next(): number;
}

/** Seeds an empty database and adds a large business that is in the middle of its day. */
export async function makeMeasuredBusiness(database: Database, receiver: string): Promise<MeasuredBusiness> {
  await seedIfEmpty(database, { now: new Date() });
  await makeBusinessesAndUsers(database);
  const tokens = await makeBusyCashiers(database, BUSINESS, CASHIERS);
  await database.query(
    `update users set password_hash = owner.password_hash from users owner
     where owner.id = $1 and (users.id like 'us_made_%' or users.id like 'us_team_%')`,
    [OWNER],
  );
  const cashiers = await database.query<Omit<Cashier, 'token'>>(
    `select id, branch_id as "branchId", username from users where id like 'us_made_%'
     order by replace(id, 'us_made_', '')::integer`,
  );
  const branches = await database.query<{ id: string; adminId: string }>(
    `select b.id, u.id as "adminId" from branches b join users u on u.branch_id = b.id and u.type = 'branch_admin'
     where b.business_id = $1 and b.status = 'active' order by b.id`,
    [BUSINESS],
  );
  let last = 0;
  return {
    database,
    owner: await tokenOf(database, OWNER),
    cashiers: cashiers.map((cashier, index) => ({ ...cashier, token: tokens[index] ?? '' })),
    branches,
    receiver,
    next: () => ++last,
  };
}

export async function tokenOf(database: Database, userId: string): Promise<string> {
  return (await openSession(database, userId, { device: 'bench', address: null }, new Date())).token;
}
