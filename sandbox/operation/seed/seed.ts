import { hashPassword } from '#access/passwords/password-hash.ts';
import { gaveWay, type Queryable, type Transactional } from '#ground/db/database.ts';
import { makePartitionsBetween } from '#operation/housekeeping/month-partitions.ts';
import { type AppUserRow, appUserRows } from './app-users.ts';
import { bulkDays } from './create-bulk-temp-tables.ts';
import { SEED_PASSWORD } from './demo-sign-ins.ts';
import { giveBackParts } from './give-back-parts.ts';
import { insertActivity } from './insert-activity.ts';
import { insertBulkTransactions } from './insert-bulk-transactions.ts';
import { insertRows } from './insert-rows.ts';
import { makeDeposits } from './make-deposits.ts';
import {
  branchRows,
  businessRow,
  fundSourceRow,
  ids,
  userRows,
} from './plan/business-branch-and-user-rows.ts';
import type { BusinessPlan } from './plan/business-plan.ts';
import { dayStart } from './plan/calendar.ts';
import { locationRows } from './plan/guatemala-locations.ts';
import { type ClosingOptions, planClosings } from './plan/plan-closings.ts';
import { planTransactions } from './plan/plan-transactions.ts';
import { createRandom } from './plan/random.ts';
import { turnIntoCharges } from './plan/turn-into-charges.ts';
import { ROLES } from './roles.ts';
import { CAFE_SOL, TIENDA_LUNA } from './seeded-businesses.ts';
import {
  closingRows,
  entryRows,
  eventRows,
  replacementRows,
  transactionRows,
} from './transaction-and-closing-rows.ts';

// Arbitrary number, the same in every process.
const SEED_LOCK = 7_246_316;
const DAYS = 120;

/** Minimum number of Tienda Luna's transactions. */
export const FEWEST_TRANSACTIONS = 4_000;

const BUSINESSES: readonly { plan: BusinessPlan; seed: number; count: number; paidToday: number }[] = [
  { plan: TIENDA_LUNA, seed: 20_261, count: FEWEST_TRANSACTIONS, paidToday: 28 },
  { plan: CAFE_SOL, seed: 20_262, count: 320, paidToday: 6 },
];

export interface SeedOptions {
  /** The moment at which the data ends: the last of its 120 days is the day of this moment. */
  now: Date;
  /** Number of Tienda Luna's transactions: 4,000, or more for measurements. Additional ones are older than the 120 days. */
  transactions?: number;
  /** Without the demo businesses there are only places, roles and app users. Default true. */
  demo?: boolean | undefined;
  /** Called before the demo businesses are made, which takes some seconds. */
  onStart?: () => void;
}

/** Fills an empty database with the seed data; leaves any other, also one without a business, unchanged. @returns true if it was empty */
export async function seedIfEmpty(database: Transactional, options: SeedOptions): Promise<boolean> {
  if (await hasData(database)) return false;
  if (options.demo !== false) options.onStart?.();
  const passwordHash = await hashPassword(SEED_PASSWORD);
  return database.transaction(async (tx) => {
    await waitForTurn(tx);
    // Another process that started at the same time was first.
    if (await hasData(tx)) return false;
    await insertSeed(tx, options, passwordHash);
    return true;
  }, UNLIMITED);
}

/** Neither waiting nor seeding has the time limit of a call's statements. */
const UNLIMITED = { unlimited: true };

/** Waits until no other process is seeding. */
async function waitForTurn(tx: Queryable): Promise<void> {
  await tx.query('select pg_advisory_xact_lock($1)', [SEED_LOCK]);
}

async function hasData(database: Queryable): Promise<boolean> {
  return (await database.query('select 1 from states limit 1')).length > 0;
}

/**
 * How long a reset waits for a table before it begins again, because a call that holds the table may be waiting for the reset.
 * Less than the second after which PostgreSQL ends one of two that wait for each other, which would be the call.
 */
const LOCK_TIMEOUT = '500ms';
/** How often it begins. With a table held for longer than half a minute it ends. */
const MOST_TRIES = 60;

/** Deletes everything and seeds again, with the clock set back to the real time. */
export async function resetDatabase(database: Transactional, options: SeedOptions): Promise<void> {
  const passwordHash = await hashPassword(SEED_PASSWORD);
  for (let tries = 1; ; tries += 1) {
    try {
      return await resetOnce(database, options, passwordHash);
    } catch (cause) {
      if (!gaveWay(cause) || tries === MOST_TRIES) throw cause;
    }
  }
}

function resetOnce(database: Transactional, options: SeedOptions, passwordHash: string): Promise<void> {
  return database.transaction(async (tx) => {
    await waitForTurn(tx);
    await tx.script(`set local lock_timeout = '${LOCK_TIMEOUT}'`);
    // A call that read the clock and then waited for the tables would expire the new requests by the time before the reset.
    await tx.script('lock table world in access exclusive mode');
    const tables = await tx.query<{ name: string }>(
      `select quote_ident(tablename) as name from pg_tables
       where schemaname = current_schema() and tablename not in ('schema_migrations', 'world', 'captcha_key')`,
    );
    await tx.script(`truncate ${tables.map(({ name }) => name).join(', ')} restart identity`);
    await tx.query('update world set clock_offset_seconds = 0');
    await insertSeed(tx, options, passwordHash);
  }, UNLIMITED);
}

async function insertSeed(tx: Queryable, options: SeedOptions, passwordHash: string): Promise<void> {
  const { now, transactions = FEWEST_TRANSACTIONS, demo = true } = options;
  const earlier = bulkDays(transactions - FEWEST_TRANSACTIONS);
  await makePartitionsBetween(tx, dayStart(now, DAYS + earlier), now);
  const locations = locationRows();
  await insertRows(tx, 'states', locations.states);
  await insertRows(tx, 'cities', locations.cities);
  await insertRows(tx, 'regions', locations.regions);
  await insertRows(tx, 'roles', ROLES);
  const appUsers = appUserRows();
  await insertRows(tx, 'app_users', appUsers);
  if (!demo) return;
  for (const business of BUSINESSES) {
    const { plan } = business;
    await insertRows(tx, 'businesses', [businessRow(plan, now)]);
    await insertRows(tx, 'fund_sources', [fundSourceRow(plan, now)]);
    await insertRows(tx, 'branches', branchRows(plan, now));
    await insertRows(tx, 'users', userRows(plan, now, passwordHash));
    const count = plan === TIENDA_LUNA ? transactions - FEWEST_TRANSACTIONS : 0;
    const closingsBefore = await insertBulkTransactions(tx, { plan, now, count, lastDay: DAYS });
    await insertTransactionsAndClosings(
      tx,
      plan,
      planTransactionsAndClosings(business, appUsers, { now, closingsBefore }),
    );
    if (plan === TIENDA_LUNA) await giveBackParts(tx, plan, now);
    await tx.query(FOLLOW_CLOSINGS, [ids.business(plan.username)]);
    await insertActivity(tx, plan, { since: dayStart(now, DAYS - 1), now });
  }
  await makeDeposits(tx, ids.business(TIENDA_LUNA.username), now);
}

// The numbers continue after the last closing of the bulk data, and the planned closings of each cashier start at its last closing
// there.
const FOLLOW_CLOSINGS = `
  with numbered as (
    update businesses set next_closing_number = 1 + (select count(*) from closings where business_id = $1) where id = $1
  )
  update closings set starts_at = before.starts_at from (
    select id, lag(ends_at) over (partition by cashier_id order by number) as starts_at from closings where business_id = $1
  ) before where closings.id = before.id and closings.starts_at is null`;

function planTransactionsAndClosings(
  business: (typeof BUSINESSES)[number],
  appUsers: readonly AppUserRow[],
  when: Pick<ClosingOptions, 'now' | 'closingsBefore'>,
) {
  const options: ClosingOptions = { ...when, random: createRandom(business.seed), days: DAYS };
  const payers = appUsers.map(({ id, name, lastname }) => ({ id, name: `${name} ${lastname}` }));
  const transactions = planTransactions(business.plan, { ...options, ...business, appUsers: payers });
  turnIntoCharges(transactions, { random: createRandom(business.seed + 1_000), now: when.now });
  return { transactions, closings: planClosings(business.plan, transactions, options) };
}

async function insertTransactionsAndClosings(
  tx: Queryable,
  plan: BusinessPlan,
  { transactions, closings }: ReturnType<typeof planTransactionsAndClosings>,
): Promise<void> {
  await insertRows(tx, 'closings', closingRows(plan, closings));
  await insertRows(tx, 'closing_replacements', replacementRows(closings));
  await insertRows(tx, 'transactions', transactionRows(plan, transactions));
  await insertRows(tx, 'transaction_events', eventRows(transactions));
  await insertRows(tx, 'ledger_entries', entryRows(plan, transactions));
}
