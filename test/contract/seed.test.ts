import { passwordMatches } from '#sandbox/access/passwords/password-hash.ts';
import type { Database, Queryable } from '#sandbox/ground/db/database.ts';
import { migrate } from '#sandbox/ground/db/migrate.ts';
import { openPgliteMemory } from '#sandbox/ground/db/pglite.ts';
import { appUserRows } from '#sandbox/operation/seed/app-users.ts';
import { DEMO_SIGN_INS, SEED_PASSWORD } from '#sandbox/operation/seed/demo-sign-ins.ts';
import { planClosings } from '#sandbox/operation/seed/plan/plan-closings.ts';
import { planTransactions } from '#sandbox/operation/seed/plan/plan-transactions.ts';
import { createRandom } from '#sandbox/operation/seed/plan/random.ts';
import { resetDatabase, seedIfEmpty } from '#sandbox/operation/seed/seed.ts';
import { TIENDA_LUNA } from '#sandbox/operation/seed/seeded-businesses.ts';
import { assertLedgerHolds } from '../support/ledger-checks.ts';
import { assert, closed, test } from '../support/suite.ts';
import { FACTS, VIOLATIONS } from './support/seed-rules.ts';

// 22:30 in Guatemala, where the next day has already begun in UTC.
const NOW = new Date('2026-11-21T04:30:00Z');
const TODAY = `(resolved_at at time zone 'America/Guatemala')::date = '2026-11-20'`;

const database = closed(await openPgliteMemory());
await migrate(database);
const seeded = await Promise.all([1, 2].map(() => seedIfEmpty(database, { now: NOW })));

const rows = <Row = Record<string, unknown>>(sql: string) => database.query<Row>(sql);
const values = async (sql: string) => (await rows<{ value: unknown }>(sql)).map(({ value }) => value);
const none = async (sql: string) => assert.equal(await rows(sql), []);

/** All data as text, except random values. */
async function everything(from: Database): Promise<string> {
  const tables =
    'businesses branches app_users transactions transaction_events ledger_entries closings activity';
  const dumps = tables.split(' ').map((table) => from.query(`select * from ${table} order by id`));
  return JSON.stringify(await Promise.all(dumps));
}

test('of two simultaneous processes one seeds an empty database; a database with data is not changed', async () => {
  assert.equal(seeded.sort(), [false, true]);
  assert.is(await seedIfEmpty(database, { now: new Date() }), false);
});

test('seeding and resetting wait for their turn, and neither has the time limit of a call', async () => {
  const begun: { first: string; unlimited: boolean | undefined }[] = [];
  const watched = {
    query: async () => [],
    transaction: async (work: (tx: Queryable) => Promise<unknown>, options?: { unlimited?: boolean }) => {
      const stop = new Error('stop');
      const query = async (sql: string) => {
        begun.push({ first: sql, unlimited: options?.unlimited });
        throw stop;
      };
      await work({ query, script: query } as unknown as Queryable).catch((cause) => assert.is(cause, stop));
    },
  } as unknown as Database;
  await seedIfEmpty(watched, { now: NOW, demo: false });
  await resetDatabase(watched, { now: NOW, demo: false });
  assert.is(begun.length, 2);
  for (const { first, unlimited } of begun) {
    assert.match(first, 'pg_advisory_xact_lock');
    assert.is(unlimited, true);
  }
});

for (const [rule, statements] of Object.entries(VIOLATIONS))
  test(rule, async () => {
    for (const sql of statements) await none(sql);
  });

for (const [what, sql, expected] of FACTS) test(what, async () => assert.equal(await values(sql), expected));

test('all sign-ins that are listed exist and have the common password', async () => {
  for (const { username } of DEMO_SIGN_INS) {
    const [user] = await database.query<{ password_hash: string }>(
      `select password_hash from users where username = $1 and status = 'active'`,
      [username],
    );
    assert.ok(user, username);
    assert.ok(await passwordMatches(SEED_PASSWORD, user.password_hash));
  }
});

test('Tienda Luna has 4000 transactions over 120 days, and none in the future', async () => {
  const [all] = await rows<{ count: number; days: number; latest: Date }>(
    `select count(*) as count, count(distinct (created_at at time zone 'America/Guatemala')::date) as days,
       greatest(max(created_at), max(resolved_at)) as latest
     from transactions where business_id = 'bu_tiendaluna'`,
  );
  assert.is(all?.count, 4000);
  assert.is(all?.days, 120);
  assert.ok(all && all.latest <= NOW);
});

test('today has 20 to 30 payments, one refund, and four or five pending transactions, one of them to be assigned', async () => {
  const [paid] = await values(
    `select count(*) as value from transactions where business_id = 'bu_tiendaluna' and status in ('completed', 'refunded') and ${TODAY}`,
  );
  assert.ok(Number(paid) >= 20 && Number(paid) <= 30);
  const ofLuna = `from transactions where business_id = 'bu_tiendaluna'`;
  const [refunds] = await values(`select count(*) as value ${ofLuna} and status = 'refunded' and ${TODAY}`);
  assert.ok(Number(refunds) >= 1);
  const pending = await values(`select cashier_id as value ${ofLuna} and status = 'pending'`);
  assert.equal([pending.length, pending.filter((cashier) => cashier === null).length], [5, 1]);
});

test('the open balance covers only a few days', async () => {
  for (const business of ['bu_tiendaluna', 'bu_cafesol']) {
    const [open] = await rows<{ total: number; oldest: Date }>(
      `select sum(amount)::float8 as total, min(created_at) as oldest from ledger_entries
       where closing_id is null and business_id = '${business}'`,
    );
    assert.ok(open && open.total > 0);
    assert.ok(open && open.oldest > new Date('2026-11-01T00:00:00Z'));
  }
});

test('the same moment gives the same data, and a reset restores the data and the real time', async () => {
  const before = await everything(database);
  await rows(`update world set clock_offset_seconds = 3600`);
  await rows(`update transactions set status = 'canceled' where status = 'pending'`);
  await rows(`insert into outbox (to_address, subject, body, created_at) values ('a@b.gt', 'x', 'y', now())`);
  await resetDatabase(database, { now: NOW });
  assert.is(await everything(database), before);
  assert.equal(await values('select clock_offset_seconds as value from world'), [0]);
  assert.equal(await values('select count(*) as value from outbox'), [0]);
});

test('the ledger and the closings agree to the cent, and the next closing number is not used', async () => {
  // One closing of the seed is still being processed.
  await rows(`update closings set status = 'completed' where status = 'processing'`);
  await assertLedgerHolds(database);
});

for (const moment of ['2026-03-01T06:00:30Z', '2026-03-01T11:00:00Z', '2026-03-01T20:00:00Z'])
  test(`planned for ${moment}, today has transactions and none are in the future`, () => {
    const now = new Date(moment);
    const options = { now, random: createRandom(1), days: 120, count: 500, paidToday: 25 };
    const transactions = planTransactions(TIENDA_LUNA, { ...options, appUsers: appUserRows() });
    const midnight = new Date('2026-03-01T06:00:00Z');
    const paid = transactions.filter(({ status }) => status === 'completed' || status === 'refunded');
    const paidToday = paid.filter(({ resolvedAt }) => resolvedAt && resolvedAt >= midnight);
    assert.ok(paidToday.length >= 25 && paidToday.length <= 30);
    assert.ok(transactions.every(({ createdAt, resolvedAt }) => (resolvedAt ?? createdAt) <= now));
    const closings = planClosings(TIENDA_LUNA, transactions, { ...options, closingsBefore: 0 });
    assert.ok(closings.length > 0 && closings.every(({ createdAt }) => createdAt <= now));
  });

test('a larger seed has as many transactions as asked for, the additional ones before the usual days', async () => {
  await resetDatabase(database, { now: NOW, transactions: 4_060 });
  const luna = `from transactions where business_id = 'bu_tiendaluna'`;
  assert.equal(await rows(`select count(*) as all, min(created_at) < '2026-07-01' as older ${luna}`), [
    { all: 4_060, older: true },
  ]);
  await rows(`update closings set status = 'completed' where status = 'processing'`);
  await assertLedgerHolds(database);
});

test('without the demo data there are places, roles and app users, which stay so at the next start', async () => {
  await resetDatabase(database, { now: NOW, demo: false });
  assert.is(await seedIfEmpty(database, { now: NOW }), false);
  const filled = 'states cities regions roles app_users businesses users activity'.split(' ');
  const counts = filled.map((table) => values(`select least(count(*), 1) as value from ${table}`));
  assert.equal((await Promise.all(counts)).flat().map(Number), [1, 1, 1, 1, 1, 0, 0, 0]);
});

test('a random whole number may be either of its ends', () => {
  const random = createRandom(7);
  const drawn = new Set(Array.from({ length: 200 }, () => random.integer(3, 5)));
  assert.equal([...drawn].sort(), [3, 4, 5]);
});
