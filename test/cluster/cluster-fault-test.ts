import { availableParallelism, loadavg, totalmem } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import type { BusinessApi } from '@cobros/sdk';
import * as assert from 'uvu/assert';
import { openPostgres } from '#sandbox/ground/db/postgres.ts';
import { createRandom } from '#sandbox/operation/seed/plan/random.ts';
import { makeCashiers } from '../support/make-cashiers.ts';
import { signedInClient } from '../support/signed-in-client.ts';
import { assertKeyedCallsHold } from '../support/under-faults/keyed-call-and-webhook-checks.ts';
import { newStory, repeat } from '../support/under-faults/keyed-calls.ts';
import { actAtRandom } from '../support/under-faults/random-act.ts';
import { dataOf } from '../support/unwrap-result.ts';
import { type Cashiers, startCashiers, startPaying } from './cashiers.ts';
import { assertMadeOnce, prepareDueClosings } from './due-closings.ts';
import { API_PROCESSES, startCluster } from './start-cluster.ts';
import { until } from './support/until.ts';

const SEED = 20_261_127;
const BUSY_CASHIERS = [1, 2, 3].map((number) => `us_tiendaluna_centro_caja${number}`);
const RETRY_MS = 100;
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
const story = newStory();

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

async function run(): Promise<void> {
  const api = await signedInClient(cluster.url, 'tiendaluna');
  const { user } = dataOf(await api.transactions.verifyUser({ search: '@maria.lopez' }));
  cashiers = startCashiers(cluster.url, await makeCashiers(database, CASHIERS));
  await until('a stream at every cashier', SETTLED_MS, () => cashiers.told() === CASHIERS);
  const line = { url: cluster.url, api, cashiers: BUSY_CASHIERS, friUserId: user.id };
  let isGoing = true;
  const work = Promise.all([
    actAtRandom(story, createRandom(SEED), line, () => isGoing),
    repeatUnsettled(line.api, () => isGoing),
  ]);
  // `await work` reports the error; without this line the process would end immediately.
  work.catch(() => undefined);
  for (const fault of faults) {
    Object.assign(story, { failures: [], answered: 0, slowestMs: 0 });
    await until('writes', SETTLED_MS, () => story.answered >= WRITES);
    assert.is(story.failures.length, 0, 'Nothing fails without a fault');
    const stopPaying = startPaying(cluster.url, cashiers.cashierIds, PAY_EVERY_MS);
    const due = await prepareDueClosings(database);
    await fault.make();
    const made = story.answered;
    await until('writes after the fault', SETTLED_MS, () => {
      const last = story.failures.at(-1)?.ended ?? 0;
      return story.answered >= made + WRITES && Date.now() - last > QUIET_MS;
    });
    await assertMadeOnce(database, due);
    await fault.mend?.();
    await until('a synchronous standby', SETTLED_MS, async () => (await cluster.find('sync')) !== undefined);
    const failMs = tell(fault.name);
    await tellCashiers(await stopPaying());
    assert.ok(failMs <= fault.failMs, `${fault.name}: requests failed for ${failMs} ms`);
    assert.is(story.unanswered, 0, 'Every failure asks for a repetition');
  }
  cashiers.stop();
  isGoing = false;
  await work;
  const again = await repeat(story, api, ({ repeated }) => repeated);
  const transactions = await assertKeyedCallsHold(database, story);
  console.log(
    `${story.calls.length} calls, ${transactions} transactions: none lost, none twice; ${again} sent once more`,
  );
}

async function repeatUnsettled(api: BusinessApi, goesOn: () => boolean): Promise<void> {
  const isUnsettled = () => story.calls.some(({ settled }) => !settled);
  while (goesOn() || isUnsettled()) {
    await repeat(story, api, () => false);
    await wait(RETRY_MS);
  }
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
function tell(name: string): number {
  const { failures, answered, slowestMs } = story;
  const began = Math.min(...failures.map((one) => one.began));
  const failMs = failures.length === 0 ? 0 : Math.max(...failures.map((one) => one.ended)) - began;
  const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;
  console.log(
    `${name}: requests failed for ${seconds(failMs)}, ${failures.length} tries of ${answered + failures.length}; the longest call took ${seconds(slowestMs)}`,
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
