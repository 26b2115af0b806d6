import { availableParallelism, loadavg, totalmem } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import type { Result } from '@cobros/sdk';
import * as assert from 'uvu/assert';
import { openPostgres } from '../../sandbox/db/postgres.ts';
import { readClock } from '../../sandbox/rules/clock.ts';
import { makeCashiers } from '../support/make-cashiers.ts';
import { signedInClient } from '../support/signed-in-client.ts';
import { dataOf } from '../support/unwrap-result.ts';
import type { CallRetrier } from './call-retrier.ts';
import { type Cashiers, startCashiers, startPaying } from './cashiers.ts';
import { assertSameAgain, checkWrites } from './check-writes.ts';
import { assertMadeOnce, prepareDueClosings } from './due-closings.ts';
import { startLoad } from './load.ts';
import { API_PROCESSES, startCluster } from './start-cluster.ts';
import { until } from './until.ts';

const CASHIER = 'tiendaluna-centro-caja1';
/** Before and after a fault: so many successful writes, and so much time without a failure. */
const WRITES = 60;
const QUIET_MS = 3_000;
const SETTLED_MS = 180_000;
const FAIL_MS = 10_000;
/** Longer than the lease of the primary (`ttl` of patroni.yml), which has to expire first. */
const LOST_MACHINE_MS = 40_000;

const CASHIERS = 200;
const PAY_EVERY_MS = 300;
const WITHOUT_NETWORK_MS = 30_000;
/** The interval of a slow poll, plus the time to read what all cashiers should show. */
const RIGHT_MS = 75_000;

const cluster = await startCluster();
const database = await openPostgres(cluster.databaseUrl);

const primary = async () => {
  const number = await cluster.find('primary');
  if (number === undefined) throw new Error('There is no primary');
  return number;
};

const faults: { name: string; failMs: number; make: () => Promise<void>; mend?: () => Promise<void> }[] = [
  { name: 'primary killed', failMs: FAIL_MS, make: async () => cluster.signal(await primary(), 'SIGKILL') },
  { name: 'API process killed', failMs: FAIL_MS, make: () => cluster.signal('api1', 'SIGKILL') },
  { name: 'pooler killed', failMs: FAIL_MS, make: () => cluster.signal('pgbouncer2', 'SIGKILL') },
  { name: 'API processes rolled', failMs: FAIL_MS, make: rollApiProcesses },
  { name: 'cashiers without a network for 30 s', failMs: FAIL_MS, make: takeNetworkAway },
  { name: 'etcd killed', failMs: FAIL_MS, make: () => cluster.signal('etcd', 'SIGKILL') },
  { name: 'primary and its Patroni killed, not started again', failMs: LOST_MACHINE_MS, ...machineLost() },
];

let cashiers: Cashiers;

async function takeNetworkAway(): Promise<void> {
  cashiers.setOffline(true);
  await wait(WITHOUT_NETWORK_MS);
  cashiers.setOffline(false);
}

async function rollApiProcesses(): Promise<void> {
  for (const number of API_PROCESSES) {
    const name = `api${number}`;
    const before = await cluster.processId(name);
    await cluster.signal(name, 'SIGTERM');
    await until(`a new ${name}`, SETTLED_MS, async () => {
      const id = await cluster.processId(name).catch(() => before);
      return id !== before && cluster.isApiReady(number);
    });
  }
}

/** Switches off a machine, as seen by the rest of the cluster. */
function machineLost() {
  let patroni = '';
  return {
    async make() {
      const number = await primary();
      patroni = `patroni${number}`;
      await cluster.holdDown(patroni, true);
      await Promise.all([cluster.signal(patroni, 'SIGKILL'), cluster.signal(number, 'SIGKILL')]);
    },
    mend: () => cluster.holdDown(patroni, false),
  };
}

/** Calls of maria.lopez's phone, by the simulated world. */
async function accept(paymentRequestId: string): Promise<Result<unknown>> {
  const at = `${cluster.url}/sandbox/v1/users/maria.lopez/requests/${paymentRequestId}/accept`;
  const options = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: '{}' };
  const response = await fetch(at, options).catch((cause: unknown) => ({ cause }));
  const failed = { title: '', message: '' };
  if ('cause' in response)
    return { ok: false, failure: { ...failed, kind: 'network', cause: response.cause } };
  await response.arrayBuffer();
  // 409: an earlier attempt was carried out.
  if (response.ok || response.status === 409) return { ok: true, data: {} };
  const retryAfterSeconds = Number(response.headers.get('Retry-After'));
  return { ok: false, failure: { ...failed, kind: 'answered', status: response.status, retryAfterSeconds } };
}

async function run(): Promise<void> {
  const [cashier, branch] = await Promise.all(
    [CASHIER, 'tiendaluna-centro'].map((username) => signedInClient(cluster.url, username)),
  );
  if (!cashier || !branch) return;
  const { user } = dataOf(await cashier.transactions.verifyUser({ search: '@maria.lopez' }));
  const [row] = await database.query<{ id: string }>('select id from users where username = $1', [CASHIER]);
  const since = await readClock(database);
  cashiers = startCashiers(cluster.url, await makeCashiers(database, CASHIERS));
  await until('a stream at every cashier', SETTLED_MS, () => cashiers.told() === CASHIERS);
  const load = startLoad({ cashier, branch, friUserId: user.id, accept });
  for (const fault of faults) {
    load.calls.reset();
    await until('writes', SETTLED_MS, () => load.calls.answered() >= WRITES);
    assert.is(load.calls.failedTries.length, 0, 'Nothing fails without a fault');
    const stopPaying = startPaying(cluster.url, cashiers.cashierIds, PAY_EVERY_MS);
    const due = await prepareDueClosings(database);
    await fault.make();
    const made = load.calls.answered();
    await until('writes after the fault', SETTLED_MS, () => {
      const last = load.calls.failedTries.at(-1)?.ended ?? 0;
      return load.calls.answered() >= made + WRITES && Date.now() - last > QUIET_MS;
    });
    await assertMadeOnce(database, due);
    await fault.mend?.();
    await until('a synchronous standby', SETTLED_MS, async () => (await cluster.find('sync')) !== undefined);
    const failMs = tell(fault.name, load.calls);
    await tellCashiers(await stopPaying());
    assert.ok(failMs <= fault.failMs, `${fault.name}: requests failed for ${failMs} ms`);
    for (const refusal of load.calls.refusals) console.error('Not to be repeated:', refusal);
    assert.is(load.calls.refusals.length, 0, 'Every failure asks for a repetition');
  }
  cashiers.stop();
  await load.stop();
  await checkWrites(database, load, row?.id ?? '', since);
  const again = await assertSameAgain(load);
  const { requests, refunds, closings } = load.writes;
  console.log(
    `${requests.size} requests, ${refunds.size} refunds, ${closings.size} closings: none lost, none twice; ${again} sent once more`,
  );
}

/** Waits until every cashier shows the state of the database, which does not change meanwhile. */
async function tellCashiers(payments: number): Promise<void> {
  const began = Date.now();
  let wrong = 0;
  let first: number | undefined;
  await until('the lists of all cashiers', RIGHT_MS, async () => {
    wrong = await cashiers.countWrong();
    first ??= wrong;
    return wrong === 0;
  }).catch(() => undefined);
  const { live, lost } = cashiers.streams();
  console.log(
    `  ${CASHIERS} cashiers, ${payments} payments: ${first} wrong when looked at first, ${wrong} after ${((Date.now() - began) / 1000).toFixed(1)} s; ${cashiers.told()} told by a stream (${lost} lost, ${live} opened until now)`,
  );
  assert.is(wrong, 0, 'Every cashier shows what the database has');
}

/** Prints the figures of a fault. Returns the time from the start of the first failed attempt to the end of the last. */
function tell(name: string, { failedTries, answered, slowestMs }: CallRetrier): number {
  const began = Math.min(...failedTries.map((one) => one.began));
  const failMs = failedTries.length === 0 ? 0 : Math.max(...failedTries.map((one) => one.ended)) - began;
  const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;
  console.log(
    `${name}: requests failed for ${seconds(failMs)}, ${failedTries.length} tries of ${answered() + failedTries.length}; the longest call took ${seconds(slowestMs())}`,
  );
  return failMs;
}

console.log(
  `${availableParallelism()} processors, ${Math.round(totalmem() / 2 ** 30)} GB, load ${loadavg()[0]?.toFixed(1)}`,
);
let code = 0;
await run().catch((cause: unknown) => {
  code = 1;
  console.error('FAILED', cause);
});
await database.close();
const left = await cluster.stop();
if (left.length > 0) {
  code = 1;
  console.error('FAILED: these processes are left', left);
}
console.log(code === 0 ? 'All faults passed' : 'A fault did not pass');
process.exit(code);
