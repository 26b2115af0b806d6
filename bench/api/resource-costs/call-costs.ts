import { readFile } from 'node:fs/promises';
import { type BusinessApi, createBusinessApi } from '@cobros/sdk';
import { createApi } from '../../../sandbox/create-api.ts';
import type { Database } from '../../../sandbox/db/database.ts';
import { pay } from '../../../sandbox/rules/transactions/app-user-actions.ts';
import { SEED_PASSWORD } from '../../../sandbox/seed/demo-sign-ins.ts';
import { dataOf } from '../../../test/support/unwrap-result.ts';
import { readPostgresMs } from '../support/postgres-processor-time.ts';

const ROUNDS = 200;

interface Cost {
  apiMs: number;
  postgresMs: number;
  walBytes: number;
}

/** Processor time of this process and of PostgreSQL, and log written, for each call. */
async function costOf(database: Database, work: (round: number) => Promise<unknown>): Promise<Cost> {
  await work(0);
  const position = async () =>
    (await database.query<{ bytes: string }>(`select pg_current_wal_lsn() - '0/0' as bytes`))[0]?.bytes;
  const [times, wal, api] = [await readPostgresMs(database), Number(await position()), process.cpuUsage()];
  for (let round = 1; round <= ROUNDS; round++) await work(round);
  const { user, system } = process.cpuUsage(api);
  const [after, walAfter] = [await readPostgresMs(database), Number(await position())];
  return {
    apiMs: (user + system) / 1000 / ROUNDS,
    postgresMs: (after - times) / ROUNDS,
    walBytes: (walAfter - wal) / ROUNDS,
  };
}

/** Prints the cost of a call of each kind, without HTTP. */
export async function measureCallCosts(database: Database): Promise<void> {
  const sandbox = createApi({ database, housekeepingSeconds: 0, webhookSeconds: 0 });
  const signIn = async (username: string): Promise<BusinessApi> => {
    let sessionId = '';
    const options = { baseUrl: 'http://sandbox/api', getSessionId: () => sessionId, fetch: sandbox.handle };
    const api = createBusinessApi(options);
    sessionId = dataOf(await api.auth.signIn({ username, password: SEED_PASSWORD })).sessionId;
    return api;
  };
  const [admin, cashier] = [await signIn('tiendaluna'), await signIn('tiendaluna-centro-caja1')];
  const { user } = dataOf(await cashier.transactions.verifyUser({ search: '@maria.lopez' }));
  const [branch] = await database.query<{ id: string }>(
    `select id from users where username = 'tiendaluna-centro-caja1'`,
  );
  const payment = { username: 'maria.lopez', to: 'cashier', id: branch?.id ?? '', note: '' } as const;
  const page = { pageProperties: { currentPage: 1, pageSize: 25 } };
  const recent = dataOf(await admin.transactions.history(page)).data[0]?.id ?? '';
  const [startDate, endDate] = [new Date(Date.now() - 7 * 86_400_000), new Date()].map((at) =>
    at.toISOString(),
  );
  const week = { startDate: startDate as string, endDate: endDate as string };
  const calls: Record<string, (round: number) => Promise<unknown>> = {
    'select 1': () => database.query('select 1'),
    'list of pending, read': async () => dataOf(await cashier.transactions.listPending({})),
    'payment to a cashier': (round) => pay(database, { ...payment, amount: 10 + round, now: new Date() }),
    'request, sent': async (round) =>
      dataOf(
        await cashier.transactions.sendRequest({ friUserId: user.id, amount: 10 + round, timerSeconds: 300 }),
      ),
    'transaction, read': async () => dataOf(await admin.transactions.retrieve({ transactionId: recent })),
    'history, first page': async () => dataOf(await admin.transactions.history(page)),
    'history, seven days': async () => dataOf(await admin.transactions.history({ ...page, ...week })),
    'seven days, sums by day': async () => dataOf(await admin.transactions.getDailyTotals(week)),
    'activity, first page': async () => dataOf(await admin.activity.list(page)),
  };
  console.log(`\n${''.padEnd(26)}    API ms     PG ms  × select  WAL bytes`);
  let baseline = 1;
  for (const [name, work] of Object.entries(calls)) {
    const { apiMs, postgresMs, walBytes } = await costOf(database, work);
    if (name === 'select 1') baseline = apiMs + postgresMs;
    const cells = [apiMs.toFixed(2), postgresMs.toFixed(2), ((apiMs + postgresMs) / baseline).toFixed(1)];
    console.log(name.padEnd(26) + [...cells, walBytes.toFixed(0)].map((cell) => cell.padStart(10)).join(''));
  }
  await sandbox.close();
  const [backend] = await database.query<{ pid: number }>('select pg_backend_pid() as pid');
  const memory = await readFile(`/proc/${backend?.pid}/smaps_rollup`, 'utf8').catch(() => '');
  const own = /Private_Dirty:\s+(\d+)/.exec(memory)?.[1];
  console.log(
    `memory: ${(Number(own) / 1024).toFixed(1)} MB of its own for a connection in PostgreSQL, ${(process.memoryUsage().rss / 1e6).toFixed(0)} MB for this process`,
  );
}
