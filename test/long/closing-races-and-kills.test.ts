import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { Database } from '../../sandbox/db/database.ts';
import { openDatabase } from '../../sandbox/db/open-database.ts';
import { runHousekeeping } from '../../sandbox/housekeeping.ts';
import { assertLedgerHolds, completedClosings } from '../support/ledger-checks.ts';
import { receive } from '../support/make-payments.ts';
import { openBalance } from '../support/open-balance.ts';
import { sharedPostgres } from '../support/shared-postgres.ts';
import { signedInClient } from '../support/signed-in-client.ts';
import { type RunningServer, startServer } from '../support/start-server.ts';
import { dataOf } from '../support/unwrap-result.ts';

const ENTRIES = 3_000;

const postgres = await sharedPostgres();
const folder = await mkdtemp(path.join(os.tmpdir(), 'cobros-closing-'));
const running = new Set<RunningServer>();
test.after(async () => {
  for (const server of running) await server.stop();
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
});

async function start(environment: Record<string, string>): Promise<RunningServer> {
  const server = await startServer({ DATA_DIR: path.join(folder, 'unused'), ...environment });
  running.add(server);
  return server;
}

async function stop(server: RunningServer, signal?: NodeJS.Signals): Promise<void> {
  await server.stop(signal);
  running.delete(server);
}

const apiOf = ({ url }: RunningServer) => signedInClient(url, 'tiendaluna');

/** Many completed payments of Q1.01 to one cashier. */
async function receiveMany(database: Database): Promise<void> {
  const id = await receive(database, 'us_caja1', 1.01);
  await database.query(
    `insert into transactions (id, business_id, branch_id, cashier_id, app_user_id, origin, status, amount, created_at, resolved_at)
     select 'tx_many' || n, business_id, branch_id, cashier_id, app_user_id, origin, status, amount, created_at, resolved_at
     from transactions, generate_series(2, $2::int) n where id = $1`,
    [id, ENTRIES],
  );
  await database.query(
    `insert into ledger_entries (business_id, branch_id, cashier_id, transaction_id, kind, amount, created_at)
     select business_id, branch_id, cashier_id, id, 'payment', amount, resolved_at from transactions where id like 'tx_many%'`,
  );
}

/** Asserts that the closing is complete, or does not exist. */
async function assertClosing(database: Database, expected: 'none' | 'whole'): Promise<void> {
  await assertLedgerHolds(database);
  const { size } = await completedClosings(database);
  assert.is(await openBalance(database), size === 0 ? ((ENTRIES * 101) / 100).toFixed(2) : '0.00');
  assert.is(size, expected === 'whole' ? 1 : 0);
}

test('with three API processes an automatic closing is made only once', async () => {
  const url = await postgres.createDatabase('fixture');
  const database = await openDatabase({ databaseUrl: url });
  await database.query(
    `update users set closing_type = 'automatic', closing_time = 20 where id in ('us_caja1', 'us_zona101', 'us_centro')`,
  );
  await runHousekeeping(database);
  const servers = await Promise.all([1, 2, 3].map(() => start({ DATABASE_URL: url })));
  const moveClock = (server: RunningServer, advanceSeconds: number) =>
    fetch(`${server.url}/sandbox/v1/clock`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ advanceSeconds }),
    });
  for (let day = 1; day <= 3; day++) {
    for (const cashier of ['us_caja1', 'us_caja2', 'us_zona101']) await receive(database, cashier, 10);
    // Each process does what is due both immediately and in its own housekeeping.
    const moved = await Promise.all(servers.map((server) => moveClock(server, 8 * 3600)));
    assert.equal(
      moved.map(({ status }) => status),
      [200, 200, 200],
    );
    const [made] = await database.query<{ closings: number; due: number }>(
      `select (select count(*) from closings) as closings,
         (select count(distinct due_at) from automatic_closings where owner_id = 'us_caja1') as due`,
    );
    assert.equal({ ...made }, { closings: day * 3, due: day });
    assert.is(await openBalance(database), '0.00');
    await assertLedgerHolds(database);
  }
  for (const server of servers) {
    await stop(server);
    assert.not.match(server.output(), 'failed');
  }
  await database.close();
});

// What the closing waits for when its process is killed: one of its entries, or its e-mail as the last step.
for (const [place, hold] of [
  [
    'one of its entries',
    `select 1 from ledger_entries where transaction_id = 'tx_many${ENTRIES}' for update`,
  ],
  ['its e-mail', 'lock table outbox in exclusive mode'],
] as const) {
  test(`PostgreSQL: a process killed while its closing waits for ${place} leaves no closing`, async () => {
    const url = await postgres.createDatabase('fixture');
    const database = await openDatabase({ databaseUrl: `${url}?application_name=test` });
    await database.query(`update branches set closing_emails = '{caja@luna.gt}'`);
    await receiveMany(database);
    const server = await start({ DATABASE_URL: url });
    const api = await apiOf(server);
    await database.transaction(async (tx) => {
      await tx.script(hold);
      const answer = api.closings.close({});
      await waitFor(database, 'a statement that waits', (count) => count === 1);
      await stop(server, 'SIGKILL');
      assert.is((await answer).ok, false);
    });
    await waitFor(database, 'no connection but ours', (_waiting, others) => others === 0);
    await assertClosing(database, 'none');
    const again = await start({ DATABASE_URL: url });
    const closed = dataOf(await (await apiOf(again)).closings.close({}));
    assert.is(closed.closings[0]?.number, 1);
    await assertClosing(database, 'whole');
    await stop(again);
    await database.close();
  });
}

/** Waits for the expected number of the server's connections, in total and waiting on a lock. */
async function waitFor(
  database: Database,
  what: string,
  reached: (waiting: number, others: number) => boolean,
): Promise<void> {
  for (let turn = 0; turn < 2_000; turn++) {
    const [row] = await database.query<{ waiting: number; others: number }>(
      `select count(*) filter (where wait_event_type = 'Lock') as waiting, count(*) as others from pg_stat_activity
       where datname = current_database() and application_name <> 'test' and backend_type = 'client backend'`,
    );
    if (row && reached(row.waiting, row.others)) return;
    await new Promise(setImmediate);
  }
  throw new Error(`Never reached: ${what}`);
}
