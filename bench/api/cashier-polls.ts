// Measures the polls of 200 cashiers (`--cashiers N`), each every five seconds (`--every N`), with 1,000,000 transactions
// (`--transactions N`) on a real PostgreSQL, for one and for two processes of the API: processor time of a poll with and without
// a change, the size of the response, and the time until it has come. Each kind of poll is sent 3,000 times before it is measured
// (`--warm-up N`), because a server in use has long compiled what polls run. The baseline is a `select 1` through the same HTTP and
// connection pool in the same run; compare the ratios between machines. Budgets: an unchanged poll costs a fifth of a changed one
// and has 300 bytes.
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { openDatabase } from '../../sandbox/db/open-database.ts';
import { runHousekeeping } from '../../sandbox/housekeeping.ts';
import { openSession } from '../../sandbox/rules/sessions.ts';
import { seedIfEmpty } from '../../sandbox/seed/seed.ts';
import { startPostgres } from '../../test/support/postgres-server.ts';
import { type Client, createClient, sendPoll } from './cashier-polls/send-poll.ts';
import { type ApiProcesses, startApiProcesses } from './support/api-processes.ts';
import { atRate } from './support/at-rate.ts';
import { makeBusyCashiers } from './support/make-busy-cashiers.ts';
import { readPostgresMs } from './support/postgres-processor-time.ts';
import { quantile } from './support/quantile.ts';
import type { Exchange } from './support/send.ts';

const { values } = parseArgs({
  options: {
    transactions: { type: 'string', default: '1000000' },
    cashiers: { type: 'string', default: '200' },
    every: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '20' },
    'warm-up': { type: 'string', default: '3000' },
  },
});
const TRANSACTIONS = Number(values.transactions);
const CASHIERS = Number(values.cashiers);
const SECONDS = Number(values.seconds);
const WARM_UP = Number(values['warm-up']);
const POLL_SECONDS = Number(values.every);
const SHARE_BUDGET = 0.2;
const BYTES_BUDGET = 300;
const BUSINESS = 'bu_tiendaluna';
const OWNER = 'us_tiendaluna';
const CALLS = { pending: 'pending', paid: 'paid', balance: 'balances' };

const postgres = await startPostgres();
const databaseUrl = await postgres.createDatabase('empty');
const database = await openDatabase({ databaseUrl });
await seedIfEmpty(database, { now: new Date(), transactions: TRANSACTIONS });
const cashierTokens = await makeBusyCashiers(database, BUSINESS, CASHIERS);
const { token: ownerToken } = await openSession(
  database,
  OWNER,
  { device: 'bench', address: null },
  new Date(),
);
// Done now, because housekeeping, autovacuum and a checkpoint after the load would otherwise be counted with the polls, or with
// the idle time that is subtracted.
await runHousekeeping(database);
await database.script('alter system set autovacuum = off');
await database.script('select pg_reload_conf()');
await database.script('vacuum (analyze)');
await database.script('checkpoint');

const amount = (number: number) => number.toLocaleString('en');
console.log(
  `${amount(TRANSACTIONS)} transactions, ${amount(CASHIERS)} cashiers, a poll every ${POLL_SECONDS} s`,
);

/** Milliseconds of processor time. */
interface ProcessorTime {
  api: number;
  postgres: number;
}

/** Mean costs per poll. */
interface Cost {
  processor: ProcessorTime;
  bytes: number;
  times: readonly number[];
}

const sumOf = ({ api, postgres }: ProcessorTime) => api + postgres;

async function processorTimeOf(api: ApiProcesses, work: () => Promise<unknown>): Promise<ProcessorTime> {
  const [apiBefore, postgresBefore] = [await api.processorMs(), await readPostgresMs(database)];
  await work();
  const [apiAfter, postgresAfter] = [await api.processorMs(), await readPostgresMs(database)];
  return { api: apiAfter - apiBefore, postgres: postgresAfter - postgresBefore };
}

/** @param idle processor time of the same duration without polls, which is subtracted */
async function measure(
  api: ApiProcesses,
  idle: ProcessorTime,
  send: (index: number) => Promise<Exchange>,
): Promise<Cost> {
  for (let index = 0; index < WARM_UP; index++) await send(index);
  const count = Math.round((CASHIERS * SECONDS) / POLL_SECONDS);
  let exchanges: Exchange[] = [];
  const used = await processorTimeOf(api, async () => {
    exchanges = await atRate(count, (POLL_SECONDS * 1000) / CASHIERS, send);
  });
  return {
    processor: { api: (used.api - idle.api) / count, postgres: (used.postgres - idle.postgres) / count },
    bytes: exchanges.reduce((sum, { bytes }) => sum + bytes, 0) / count,
    times: exchanges.map(({ milliseconds }) => milliseconds),
  };
}

/** One call by each client in turn. It is unchanged if each client sends its current tag, and changed if it sends an old one. */
async function measureCall(api: ApiProcesses, idle: ProcessorTime, clients: readonly Client[], call: string) {
  const send = (expected: number, tags: readonly string[]) => async (index: number) => {
    const place = index % clients.length;
    const exchange = await sendPoll(
      clients[place] as Client,
      `transactions/v3/${call}`,
      tags[place] ?? 'W/"old"',
    );
    if (exchange.status !== expected) throw new Error(`${call}: ${exchange.status} instead of ${expected}`);
    return exchange;
  };
  const read = send(200, []);
  const tags: string[] = [];
  for (const place of clients.keys()) tags.push((await read(place)).headers.etag ?? '');
  return { unchanged: await measure(api, idle, send(304, tags)), changed: await measure(api, idle, read) };
}

const line = (name: string, ...cells: (number | string)[]) =>
  console.log(name.padEnd(24) + cells.map((cell) => String(cell).padStart(11)).join(''));

function report(name: string, cost: Cost, baseline: Cost): void {
  const quantiles = [0.5, 0.95, 0.99].map((share) => quantile(cost.times, share).toFixed(1));
  const { api, postgres } = cost.processor;
  const processor = [api + postgres, api, postgres].map((time) => time.toFixed(2));
  const ratio = (sumOf(cost.processor) / sumOf(baseline.processor)).toFixed(2);
  line(name, ...processor, ratio, Math.round(cost.bytes), ...quantiles);
}

let over = false;
function judge(name: string, value: number, budget: number): void {
  const late = value > budget;
  over ||= late;
  line(name, value.toFixed(2), `of ${budget}`, late ? 'over' : '');
}

function shareOf(costs: readonly { unchanged: Cost; changed: Cost }[]): number {
  const total = (kind: 'unchanged' | 'changed') =>
    costs.reduce((sum, cost) => sum + sumOf(cost[kind].processor), 0);
  return total('unchanged') / total('changed');
}

async function measureProcesses(count: number): Promise<void> {
  const api = await startApiProcesses(count, databaseUrl);
  const clientsOf = (tokens: readonly string[]) =>
    tokens.map((token, index) => createClient(api.urls[index % count] ?? '', token));
  const cashiers = clientsOf(cashierTokens);
  const owners = clientsOf(cashierTokens.map(() => ownerToken));
  console.log(`\n${count} ${count === 1 ? 'process' : 'processes'} of the API; milliseconds`);
  line('', 'processor', 'API', 'PostgreSQL', '× select', 'bytes', 'p50', 'p95', 'p99');
  const idle = await processorTimeOf(api, () => wait(SECONDS * 1000));
  line('idle, per second', ...[sumOf(idle), idle.api, idle.postgres].map((ms) => (ms / SECONDS).toFixed(2)));
  const baseline = await measure(api, idle, (index) => sendPoll(cashiers[index % CASHIERS] as Client));
  report('select 1', baseline, baseline);
  const costs: Awaited<ReturnType<typeof measureCall>>[] = [];
  for (const [name, call] of Object.entries(CALLS)) {
    const cost = await measureCall(api, idle, call === 'balances' ? owners : cashiers, call);
    report(`${name}, unchanged`, cost.unchanged, baseline);
    report(`${name}, changed`, cost.changed, baseline);
    line('  unchanged / changed', shareOf([cost]).toFixed(2));
    costs.push(cost);
  }
  judge('all unchanged / changed', shareOf(costs), SHARE_BUDGET);
  judge('bytes of an unchanged', Math.max(...costs.map(({ unchanged }) => unchanged.bytes)), BYTES_BUDGET);
  for (const { agent } of [...cashiers, ...owners]) agent.destroy();
  await api.stop();
}

await measureProcesses(1);
await measureProcesses(2);

await database.close();
await postgres.stop();
if (over) console.error('Something is over its budget');
process.exit(over ? 1 : 0);
