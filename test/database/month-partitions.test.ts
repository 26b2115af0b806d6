import { copyFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import { listActivity } from '#sandbox/access/activity/read-activity.ts';
import { recordActivity } from '#sandbox/access/activity/record-activity.ts';
import type { Database, Queryable } from '#sandbox/ground/db/database.ts';
import { migrate, migrationsFolder } from '#sandbox/ground/db/migrate.ts';
import { openDatabase } from '#sandbox/ground/db/open-database.ts';
import { openPostgres } from '#sandbox/ground/db/postgres.ts';
import { readTimeline } from '#sandbox/money/transactions/read-timeline.ts';
import { runHousekeeping } from '#sandbox/operation/housekeeping/housekeeping.ts';
import { makeDuePartitions } from '#sandbox/operation/housekeeping/month-partitions.ts';
import { setClock } from '#sandbox/terms/time/clock.ts';
import { closed } from '../support/closed.ts';
import { openFixtureDatabase } from '../support/fixture-database.ts';
import { insertFixture } from '../support/insert-fixture.ts';
import { createDatabase } from '../support/shared-postgres.ts';
import { assert, countRows, dataOf, receive, sandboxOf, temporaryFolder, test } from '../support/suite.ts';
import { untilSomebodyWaits } from './support/until-somebody-waits.ts';

const folder = await temporaryFolder();
const openFixture = async () => closed(await openDatabase({ databaseUrl: await createDatabase('fixture') }));
const kinds = { PGlite: async () => closed(await openFixtureDatabase()), PostgreSQL: openFixture };

const actor = {
  user: { id: 'us_luna', name: 'Luna', username: 'tiendaluna' },
  business: { id: 'bu_luna' },
  from: { address: null, device: null },
};
const act = (database: Queryable, at: string, subject = '') =>
  recordActivity(database, actor as never, { action: 'signed-in', subject }, new Date(at));
const namesIn = async (database: Database, sql: string) =>
  (await database.query<{ name: string }>(`select distinct ${sql} order by 1`)).map(({ name }) => name);
const partitionsOf = (database: Database, table: string) =>
  namesIn(
    database,
    `inhrelid::regclass::text as name from pg_inherits where inhparent = '${table}'::regclass`,
  );
const placesOf = (database: Database, table: string) =>
  namesIn(database, `tableoid::regclass::text as name from ${table}`);

/** The tables in the query plans of the work, including those that are skipped at run time, because they cost time too. */
async function tablesReadBy(
  database: Database,
  work: (reads: Queryable) => Promise<unknown>,
): Promise<string[]> {
  const tables = new Set<string>();
  const reads: Queryable = {
    ...database,
    async query<Row>(sql: string, params?: readonly unknown[]) {
      const plan = await database.query(`explain (format json) ${sql}`, params);
      assert.not.match(JSON.stringify(plan), /"Subplans Removed":[1-9]/);
      for (const [, table] of JSON.stringify(plan).matchAll(/"Relation Name":\s*"(\w+)"/g))
        tables.add(table ?? '');
      return database.query<Row>(sql, params);
    },
  };
  await work(reads);
  return [...tables].sort();
}

for (const [kind, open] of Object.entries(kinds)) {
  const database = await open();
  await setClock(database, new Date('2030-03-31T23:00:00Z'));
  await runHousekeeping(database);

  test(`${kind}: housekeeping makes the partitions of this month and the next three, and every row is in its month`, async () => {
    for (const table of ['activity', 'transaction_events'])
      assert.equal(
        await partitionsOf(database, table),
        ['2030_03', '2030_04', '2030_05', '2030_06', 'before', 'default'].map((name) => `${table}_${name}`),
      );
    await act(database, '2030-03-31T23:59:59.999Z');
    await act(database, '2030-04-01T00:00:00Z');
    const transactionId = await receive(database, 'us_caja1', 5);
    assert.equal(await placesOf(database, 'activity'), ['activity_2030_03', 'activity_2030_04']);
    assert.equal(await placesOf(database, 'transaction_events'), ['transaction_events_2030_03']);
    const broken = await database
      .query('delete from transactions where id = $1', [transactionId])
      .catch((cause: Error) => cause.message);
    assert.match(String(broken), /foreign key/);
  });

  test(`${kind}: a list or timeline of this month reads no other month, and misses no row of a detached partition`, async () => {
    await act(database, '2030-05-02T12:00:00Z', 'May');
    const session = { business: { id: 'bu_luna' } } as Parameters<typeof listActivity>[1];
    const may = { startDate: '2030-05-01T00:00:00Z', endDate: '2030-05-31T23:59:59.999Z' };
    const content = { pageProperties: { currentPage: 1, pageSize: 25 }, ...may };
    const list = (reads: Queryable) => listActivity(reads, session, content);
    assert.equal(await tablesReadBy(database, list), ['activity_2030_05']);
    const timeline = (reads: Queryable) =>
      readTimeline(reads, {
        id: 'tx_none',
        status: 'pending',
        created_at: new Date('2030-04-30T12:00:00Z'),
        resolved_at: null,
      });
    assert.equal(await tablesReadBy(database, timeline), [
      'transaction_events_2030_04',
      'transaction_events_2030_05',
    ]);
    const before = await list(database);
    assert.is(before.rows.map(({ subject }) => subject).join(), 'May');
    await database.script('alter table activity detach partition activity_2030_03');
    await runHousekeeping(database);
    assert.equal(await list(database), before);
  });

  test(`${kind}: after a clock jump rows are stored, and move to the partition of their month once it exists`, async () => {
    await act(database, '2035-01-15T12:00:00Z', 'one');
    await act(database, '2035-02-15T12:00:00Z', 'two');
    assert.ok((await placesOf(database, 'activity')).includes('activity_default'));
    await setClock(database, new Date('2035-02-15T12:00:00Z'));
    await runHousekeeping(database);
    const rows = await database.query(
      `select tableoid::regclass::text as place, subject from activity where created_at > '2034-01-01' order by created_at`,
    );
    assert.equal(rows, [
      { place: 'activity_2035_01', subject: 'one' },
      { place: 'activity_2035_02', subject: 'two' },
    ]);
    assert.not.ok((await placesOf(database, 'activity')).includes('activity_default'));
  });
}

test('a database of the previous version keeps its rows and continues their numbering', async () => {
  const former = await openPostgres(await createDatabase('empty'));
  // The rules that receive a payment here are the current ones, which need the columns of codes and refunds.
  const names = (await readdir(migrationsFolder())).filter(
    (name) => name < '018' || /^(026-charges|039-refunds-in-parts|041-refunds-by-whom|042-push)\./.test(name),
  );
  for (const name of names) await copyFile(path.join(migrationsFolder(), name), path.join(folder, name));
  await migrate(former, folder);
  await insertFixture(former);
  await act(former, '2026-01-10T12:00:00Z', 'one');
  const transactionId = await receive(former, 'us_caja1', 5);
  const rows = () => former.query('select * from activity order by id');
  const events = () => former.query('select * from transaction_events order by id');
  const before = [await rows(), await events()];
  await migrate(former);
  assert.equal([await rows(), await events()], before);
  assert.equal(await placesOf(former, 'transaction_events'), ['transaction_events_before']);
  await runHousekeeping(former);
  await act(former, '2035-01-10T12:00:00Z', 'two');
  assert.is(await placesOf(former, 'transaction_events').then(String), 'transaction_events_before');
  assert.equal(await former.query('select id from activity order by id'), [{ id: 1 }, { id: 2 }]);
  const sandbox = await sandboxOf(former);
  const api = await sandbox.api('tiendaluna');
  const { transaction } = dataOf(await api.transactions.retrieve({ transactionId }));
  assert.is(transaction.timeline.length, 2);
});

test('every row is stored while three processes make partitions after a clock jump', async () => {
  const database = await openFixture();
  const now = new Date('2040-07-01T12:00:00Z');
  await setClock(database, now);
  const calls = Array.from({ length: 40 }, async (_, turn) => {
    if (turn % 10 === 3) return makeDuePartitions(database, now);
    await receive(database, 'us_caja1', turn + 1);
    await act(database, now.toISOString(), String(turn));
  });
  await Promise.all(calls);
  await makeDuePartitions(database, now);
  assert.equal(await placesOf(database, 'activity'), ['activity_2040_07']);
  assert.equal(await placesOf(database, 'transaction_events'), ['transaction_events_2040_07']);
  assert.is((await namesIn(database, 'subject as name from activity')).length, 36);
  assert.is(await countRows(database, 'transaction_events'), 72);
});

test('a call that has read the events of a payment writes the next one while a partition waits for it', async () => {
  const database = await openFixture();
  const now = new Date('2041-07-01T12:00:00Z');
  let made: Promise<void> | undefined;
  await database.transaction(async (tx) => {
    await tx.query('select count(*) from transaction_events');
    made = makeDuePartitions(database, now);
    await untilSomebodyWaits(database);
    await tx.script('lock table transactions, transaction_events in row exclusive mode nowait');
  });
  await made;
  await makeDuePartitions(database, now);
  assert.ok((await partitionsOf(database, 'transaction_events')).includes('transaction_events_2041_07'));
});
