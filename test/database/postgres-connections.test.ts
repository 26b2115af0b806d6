import { DatabaseUnavailable } from '#sandbox/ground/db/database.ts';
import { openPostgres } from '#sandbox/ground/db/postgres.ts';
import { startTcpLine } from '../support/bad-line/tcp-line.ts';
import { createDatabase } from '../support/shared-postgres.ts';
import { assert, closed, test } from '../support/suite.ts';

const databaseUrl = await createDatabase('empty');

test('a statement that takes too long is canceled, and its connection stays usable', async () => {
  const database = closed(await openPostgres(databaseUrl, { poolSize: 1, statementMs: 50 }));
  const failure = await database
    .transaction((tx) => tx.query('select pg_sleep(600)'))
    .catch((cause) => cause);
  assert.instance(failure, DatabaseUnavailable);
  assert.equal(await database.query('select 1 as one'), [{ one: 1 }]);
});

test('behind a pooler no state is left in a connection', async () => {
  const [direct, pooled] = await Promise.all([
    openPostgres(databaseUrl, { poolSize: 1 }),
    openPostgres(databaseUrl, { poolSize: 1, pooler: true }),
  ]);
  for (const database of [direct, pooled]) closed(database);
  for (const [database, expected] of [
    [direct, { timeout: '30s', prepared: 1 }],
    [pooled, { timeout: '0', prepared: 0 }],
  ] as const) {
    await database.query('select 1', [], { prepare: true });
    const [row] = await database.query(
      `select current_setting('statement_timeout') as timeout, (select count(*) from pg_prepared_statements) as prepared`,
    );
    assert.equal({ ...row }, expected);
  }
});

test('a server that has become a standby is unavailable', async () => {
  const url = await createDatabase('empty');
  const database = await openPostgres(url, { poolSize: 1 });
  const [row] = await database.query<{ name: string }>('select current_database() as name');
  await database.query('create table written (id integer)');
  await database.query(`alter database ${row?.name} set default_transaction_read_only = on`);
  await database.close();
  const standby = closed(await openPostgres(url));
  const failure = await standby.query('insert into written values (1)').catch((cause) => cause);
  assert.instance(failure, DatabaseUnavailable);
});

test('a server that no longer accepts the user or does not know the database is unavailable', async () => {
  for (const change of [{ username: 'nobody' }, { pathname: '/nothing' }]) {
    const { href } = Object.assign(new URL(databaseUrl), change);
    assert.instance(await openPostgres(href).catch((cause) => cause), DatabaseUnavailable);
  }
});

test('a transaction that was rolled back is reported as an error', async () => {
  const database = closed(await openPostgres(databaseUrl, { poolSize: 1 }));
  const swallowing = database.transaction((tx) => tx.query('select 1 / 0').catch(() => []));
  assert.match((await swallowing.catch((cause) => cause)).message, 'rolled back');
});

test('a connection that stops responding is dropped, and the next call gets another one', async () => {
  const line = closed(await startTcpLine(Number(new URL(databaseUrl).port)));
  const url = new URL(databaseUrl);
  url.port = String(line.port);
  const database = closed(await openPostgres(url.href, { poolSize: 1, silenceMs: 300 }));
  for (const ask of [
    () => database.query('select 1'),
    () => database.transaction((tx) => tx.query('select 1')),
  ]) {
    await ask();
    line.stall();
    assert.instance(await ask().catch((cause) => cause), DatabaseUnavailable);
    line.resume();
    await ask();
  }
});
