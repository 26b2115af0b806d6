import { openDatabase } from '#sandbox/ground/db/open-database.ts';
import { openPostgres } from '#sandbox/ground/db/postgres.ts';
import { openStandby } from '#sandbox/http/pipeline/standby.ts';
import { startPostgres } from '../support/postgres-server.ts';
import { startServer } from '../support/start-server.ts';
import { assert, dataOf, openSandbox, receive, test } from '../support/suite.ts';

const postgres = await startPostgres();
const databaseUrl = await postgres.createDatabase('fixture');
const server = await postgres.startStandby();
const database = await openDatabase({ databaseUrl });
const url = server.urlOf(databaseUrl);
// The standby's own switch: while replay is paused, the standby does not change.
const replay = await openPostgres(url, { poolSize: 1, standby: true });
let milliseconds = 0;
const standby = await openStandby({ url, primary: database, checkSeconds: 0, now: () => milliseconds });
const sandbox = await openSandbox(database, undefined, standby);
test.after(async () => {
  await replay.close();
  await standby.close();
  await sandbox.close();
  await postgres.stop();
});

const admin = await sandbox.api('tiendaluna');
const branchAdmin = await sandbox.api('tiendaluna-centro');
type Api = typeof admin;

const page = { pageProperties: { currentPage: 1, pageSize: 100 } };
const pause = () => replay.query('select pg_wal_replay_pause()');
async function catchUp(): Promise<void> {
  // Positions written at the same moment look alike: without this, the position of an earlier check would match.
  milliseconds += 1;
  await replay.query('select pg_wal_replay_resume()');
  do await standby.check();
  while (standby.lagSeconds() !== 0);
}
const forgetChanges = () => database.query('update sessions set last_change_at = null');
async function frozen(): Promise<void> {
  await forgetChanges();
  await catchUp();
  await pause();
}

const history = async ({ transactions }: Api) => dataOf(await transactions.history(page)).data;
const ids = async (api: Api) => (await history(api)).map(({ id }) => id);
const statusOf = async (api: Api, wanted: string) =>
  (await history(api)).find(({ id }) => id === wanted)?.status;
const today = () => {
  const now = Date.now();
  return {
    startDate: new Date(now - 3_600_000).toISOString(),
    endDate: new Date(now + 3_600_000).toISOString(),
  };
};
const receivedToday = async ({ transactions }: Api) =>
  dataOf(await transactions.getDailyTotals(today())).days.reduce((sum, day) => sum + day.receivedCount, 0);
const actions = async ({ activity }: Api) =>
  dataOf(await activity.list(page)).data.map(({ description }) => description);
const closingCount = async ({ closings }: Api) => dataOf(await closings.history(page)).count;

test('histories, sums and exports are read from the standby, live data is not', async () => {
  await receive(database, 'us_caja1', 7);
  await frozen();
  const before = await receivedToday(admin);
  const transactionId = await receive(database, 'us_caja1', 8);
  assert.not.ok((await ids(admin)).includes(transactionId));
  assert.is(await receivedToday(admin), before);
  dataOf(await admin.transactions.exportHistory({}));
  const [exported] = await database.query<{ detail: string }>(
    `select detail from activity where action = 'history-exported'`,
  );
  assert.is(exported?.detail, '1 transacción');

  const paid = dataOf(await admin.transactions.listPaid()).transactions;
  assert.ok(paid.some(({ id }) => id === transactionId));
  const { transaction } = dataOf(await admin.transactions.retrieve({ transactionId }));
  const found = await branchAdmin.transactions.history({ ...page, search: transaction.receiptCode ?? '' });
  assert.equal(
    dataOf(found).data.map(({ id }) => id),
    [transactionId],
  );
});

test('a change is visible at once in the lists of its author, and some seconds later in those of others', async () => {
  const transactionId = await receive(database, 'us_caja1', 9);
  await frozen();
  const [said, closings] = [await actions(admin), await closingCount(admin)];
  dataOf(await branchAdmin.transactions.refund({ transactionId, reason: 'Prueba' }));
  dataOf(await branchAdmin.closings.close({}));
  assert.is(await statusOf(branchAdmin, transactionId), 'refunded');
  assert.is(await closingCount(branchAdmin), closings + 1);
  assert.is(await statusOf(admin, transactionId), 'completed');
  assert.is(await closingCount(admin), closings);
  assert.equal(await actions(admin), said);

  await database.query(`update sessions set last_change_at = last_change_at - interval '10 seconds'`);
  assert.is(await statusOf(branchAdmin, transactionId), 'completed');
  await catchUp();
  assert.is(await statusOf(admin, transactionId), 'refunded');
});

test('a standby more than five seconds behind is not read until it has caught up', async () => {
  await frozen();
  const transactionId = await receive(database, 'us_caja1', 10);
  milliseconds += 5_000;
  await standby.check();
  assert.not.ok((await ids(admin)).includes(transactionId));
  milliseconds += 1;
  await standby.check();
  assert.is(standby.lagSeconds(), 5.001);
  assert.ok((await ids(admin)).includes(transactionId));

  await frozen();
  const later = await receive(database, 'us_caja1', 11);
  assert.not.ok((await ids(admin)).includes(later));
});

test('a server uses the standby of READ_DATABASE_URL and reports its lag', async () => {
  await catchUp();
  const variables = {
    DATABASE_URL: databaseUrl,
    READ_DATABASE_URL: url,
    METRICS_PORT: '0',
    DATA_DIR: '/unused',
  };
  const running = await startServer(variables);
  const metrics = /Metrics: (\S+)/.exec(running.output())?.[1] ?? '';
  let lag: string | undefined;
  for (let read = 0; lag === undefined && read < 2_000; read++) {
    const text = await (await fetch(metrics)).text();
    lag = /^cobros_standby_lag_seconds (\S+)$/m.exec(text)?.[1];
  }
  assert.is(await running.stop(), 0);
  assert.ok(Number(lag) < 5, `${lag}`);
});

test('callers do not notice that the standby has stopped', async () => {
  await forgetChanges();
  await catchUp();
  await server.down();
  const transactionId = await receive(database, 'us_caja1', 12);
  assert.ok((await ids(admin)).includes(transactionId));
  assert.is(standby.lagSeconds(), null);
  await standby.check();
  assert.is(standby.lagSeconds(), null);
  assert.ok((await ids(admin)).includes(transactionId));
});
