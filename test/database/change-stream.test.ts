import pg from 'pg';
import { readNotices, type Seen } from '#sandbox/access/changes/read-notices.ts';
import { openPostgres } from '#sandbox/ground/db/postgres.ts';
import { type EventReader, readEvents } from '../support/event-reader.ts';
import { startPostgres } from '../support/postgres-server.ts';
import { signedInClient } from '../support/signed-in-client.ts';
import { startServer } from '../support/start-server.ts';
import { assert, dataOf, openSandbox, test } from '../support/suite.ts';

const postgres = await startPostgres();
const databaseUrl = await postgres.createDatabase('fixture');
const database = await openPostgres(databaseUrl, { poolSize: 4 });
const sandbox = await openSandbox(database);
const clients: pg.Client[] = [];
test.after(async () => {
  await sandbox.close();
  await Promise.all(clients.map((client) => client.end().catch(() => {})));
  await postgres.stop();
});

/** A connection of another process. */
async function connect(): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: databaseUrl });
  client.on('error', () => {});
  await client.connect();
  clients.push(client);
  return client;
}

async function listen(username: string): Promise<EventReader> {
  const headers = { Authorization: `Bearer ${await sandbox.signIn(username)}` };
  const reader = readEvents(await sandbox.call('changes/v3/stream', { headers }));
  assert.is((await reader.next())?.event, 'ready');
  return reader;
}

const note = (list: string) =>
  `insert into change_notices (user_id, lists) select id, '{${list}}' from users where username = 'tiendaluna'`;

test('a change that is committed late is reported, even after changes that began later', async () => {
  const reader = await listen('tiendaluna');
  const [slow, fast] = [await connect(), await connect()];
  await slow.query('begin');
  await slow.query(note('closings'));
  await fast.query(note('paid'));
  assert.equal((await reader.next())?.data.lists, ['paid']);
  await fast.query(note('users'));
  assert.equal((await reader.next())?.data.lists, ['users']);
  await slow.query('commit');
  assert.equal((await reader.next())?.data.lists, ['closings']);
  await reader.close();
});

test('each change is read exactly once, whatever the order in which transactions commit', async () => {
  const writers = await Promise.all(Array.from({ length: 6 }, connect));
  let last: Seen | undefined = (await readNotices(database, undefined)).seen;
  const told: string[] = [];
  const read = async () => {
    const found = await readNotices(database, last);
    assert.is(found.isGap, false);
    last = found.seen;
    told.push(...found.notices.map(({ user_id }) => user_id ?? ''));
  };
  let written = 0;
  const expected: string[] = [];
  let isDone = false;
  const reading = (async () => {
    while (!isDone) await read();
  })();
  await Promise.all(
    writers.map(async (client, lane) => {
      for (let round = 0; round < 40; round += 1) {
        await client.query('begin');
        // Also within a savepoint, whose transaction number is not that of the transaction.
        await client.query('savepoint part');
        const id = `w${lane}-${round}`;
        await client.query(`insert into change_notices (user_id, lists) values ($1, '{paid}')`, [id]);
        await client.query('release savepoint part');
        if ((lane + round) % 3 === 0) await client.query('select pg_sleep(0.01)');
        const isKept = (lane * 7 + round) % 5 !== 0;
        await client.query(isKept ? 'commit' : 'rollback');
        if (isKept) expected.push(id);
        written += 1;
      }
    }),
  );
  isDone = true;
  await reading;
  await read();
  assert.is(written, 240);
  assert.equal(told.sort(), expected.sort());
});

test('after a lost connection all lists are reported as changed', async () => {
  const reader = await listen('tiendaluna');
  await database.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and datname = current_database()`,
  );
  const writer = await connect();
  await writer.query(note('paid'));
  const lists = new Set<string>();
  while (!lists.has('paid')) for (const list of (await reader.next())?.data.lists ?? []) lists.add(list);
  await reader.close();
});

test('after a failover all lists are reported as changed, and later changes as before', async () => {
  const reader = await listen('tiendaluna');
  await postgres.down();
  await postgres.up();
  assert.equal((await reader.next())?.data.lists?.length, 10);
  const writer = await connect();
  await writer.query(note('closings'));
  assert.equal((await reader.next())?.data.lists, ['closings']);
  await reader.close();
});

test('a server that takes over is not asked for the changes noted by the previous one', async () => {
  const { seen } = await readNotices(database, undefined);
  const ahead = seen.snapshot.replace(/^\d+:\d+/, '99999999:99999999');
  assert.is((await readNotices(database, { ...seen, snapshot: ahead })).isGap, true);
  assert.is((await readNotices(database, { ...seen, server: 'another' })).isGap, true);
  assert.is((await readNotices(database, seen)).isGap, false);
});

test('reading new change notices reads no other rows', async () => {
  await database.query(
    `insert into change_notices (user_id, lists) select 'us_' || n, '{paid}' from generate_series(1, 20000) n`,
  );
  await database.script('analyze change_notices');
  const { seen } = await readNotices(database, undefined);
  const plan = await database.query<{ 'QUERY PLAN': string }>(
    `explain select * from change_notices where committed_by >= pg_snapshot_xmax('${seen.snapshot}'::pg_snapshot)
       or committed_by = any(array(select pg_snapshot_xip('${seen.snapshot}'::pg_snapshot)))`,
  );
  const text = plan.map((row) => row['QUERY PLAN']).join('\n');
  assert.match(text, 'change_notices_by_transaction');
  assert.not.match(text, 'Seq Scan');
});

test('a change made by one process is reported by another, which sends bye when it ends', async () => {
  const settings = { DATABASE_URL: databaseUrl, DATA_DIR: '/unused', DRAIN_SECONDS: '1' };
  const [telling, doing] = [await startServer(settings), await startServer(settings)];
  const api = await signedInClient(doing.url, 'tiendaluna-centro-caja1');
  const headers = { Authorization: `Bearer ${await sandbox.signIn('tiendaluna-centro-caja1')}` };
  const reader = readEvents(await fetch(`${telling.url}/api/changes/v3/stream`, { headers }));
  assert.equal((await reader.next())?.event, 'ready');
  dataOf(await api.transactions.sendRequest({ friUserId: 'au_maria', amount: 5 }));
  await reader.until('pending');
  const ended = telling.stop('SIGTERM');
  for (let event = await reader.next(); event?.event !== 'bye'; event = await reader.next()) assert.ok(event);
  assert.is(await reader.next(), undefined);
  assert.is(await ended, 0);
  await doing.stop();
});
