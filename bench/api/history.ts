// Measures the history of 1,000,000 transactions (or `--transactions N`), from the call to its response, on a real PostgreSQL.
// The baseline is `select 1` over the same connection in the same run; compare the ratio between machines. Budgets: 100 ms at
// p95 for pages, filters and the search, 15 s for an export of 100,000 rows, and 100 ms at p95 for the pending list during that
// export.
import { parseArgs } from 'node:util';
import { createBusinessApi, type Schemas } from '@cobros/sdk';
import { createApi } from '../../sandbox/create-api.ts';
import { openDatabase } from '../../sandbox/db/open-database.ts';
import { SEED_PASSWORD } from '../../sandbox/seed/demo-sign-ins.ts';
import { seedIfEmpty } from '../../sandbox/seed/seed.ts';
import { startPostgres } from '../../test/support/postgres-server.ts';
import { dataOf } from '../../test/support/unwrap-result.ts';
import { quantile } from './support/quantile.ts';

const { values } = parseArgs({ options: { transactions: { type: 'string', default: '1000000' } } });
const TRANSACTIONS = Number(values.transactions);
const ROUNDS = 40;
const CALL_BUDGET_MS = 100;
const EXPORT_ROWS = 100_000;
const EXPORT_BUDGET_MS = 15_000;

const postgres = await startPostgres();
const database = await openDatabase({ databaseUrl: await postgres.createDatabase('empty') });
const seedStarted = performance.now();
await seedIfEmpty(database, { now: new Date(), transactions: TRANSACTIONS });
await database.script('vacuum (analyze)');
const seconds = ((performance.now() - seedStarted) / 1000).toFixed(0);
console.log(`${TRANSACTIONS.toLocaleString('en')} transactions, seeded in ${seconds} s; milliseconds`);

const sandbox = createApi({ database, housekeepingSeconds: 0, webhookSeconds: 0 });
let sessionId = '';
const api = createBusinessApi({
  baseUrl: 'http://sandbox/api',
  getSessionId: () => sessionId,
  fetch: sandbox.handle,
});
sessionId = dataOf(await api.auth.signIn({ username: 'tiendaluna', password: SEED_PASSWORD })).sessionId;

type Search = Schemas['SearchTransactionHistoryContent'];

const page = (currentPage: number, pageSize = 25) => ({ currentPage, pageSize });
const search = async (filters: Partial<Search>) =>
  dataOf(await api.transactions.history({ pageProperties: page(1), ...filters }));

const first = await search({});
const sample = first.data.find(({ businessUserId }) => businessUserId);
const lastPage = first.pageProperties.totalPages;
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();

const CASES: Record<string, () => Promise<unknown>> = {
  'select 1': () => database.query('select 1'),
  'first page': () => search({}),
  'first page of 100': () => search({ pageProperties: page(1, 100) }),
  'deep page': () => search({ pageProperties: page(Math.ceil(lastPage / 2)) }),
  'last page': () => search({ pageProperties: page(lastPage) }),
  'oldest first': () => search({ sort: 'asc' }),
  status: () => search({ statuses: ['refunded'] }),
  branch: () => search({ businessBranchId: sample?.businessBranchId ?? '' }),
  cashier: () => search({ businessUserId: sample?.businessUserId ?? '' }),
  user: () => search({ friUser: 'maria.lopez' }),
  'seven days': () => search({ startDate: daysAgo(7), endDate: daysAgo(0) }),
  'a month, years ago': () => search({ startDate: daysAgo(700), endDate: daysAgo(670) }),
  amounts: () => search({ initialAmount: 100, finalAmount: 120 }),
  text: () => search({ search: 'lopez' }),
  'text found nowhere': () => search({ search: 'nadie se llama así' }),
  reference: () => search({ search: sample?.reference || 'C1' }),
};

async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

let over = false;
let baseline = 1;
function report(name: string, times: readonly number[], budget?: number): void {
  const [p50, p95, p99] = [0.5, 0.95, 0.99].map((share) => quantile(times, share)) as [
    number,
    number,
    number,
  ];
  if (name === 'select 1') baseline = p50;
  const late = budget !== undefined && p95 > budget;
  over ||= late;
  const cells = [p50.toFixed(1), p95.toFixed(1), p99.toFixed(1), budget ?? '', (p50 / baseline).toFixed(1)];
  console.log(
    name.padEnd(30) + cells.map((cell) => String(cell).padStart(10)).join('') + (late ? '  over' : ''),
  );
}

console.log(
  ''.padEnd(30) + ['p50', 'p95', 'p99', 'budget', '× select'].map((cell) => cell.padStart(10)).join(''),
);
for (const [name, work] of Object.entries(CASES)) {
  await work();
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round++) times.push(await timed(work));
  report(name, times, name === 'select 1' ? undefined : CALL_BUDGET_MS);
}

/** Finds, by bisection, the start of a range with about 100,000 rows. */
async function rangeOfExport(): Promise<string> {
  let [near, far] = [1, 4000];
  for (let step = 0; step < 14; step++) {
    const days = (near + far) / 2;
    const { summary } = await search({ startDate: daysAgo(days), endDate: daysAgo(0) });
    if (summary.count > EXPORT_ROWS) far = days;
    else near = days;
  }
  return daysAgo(near);
}

const startDate = await rangeOfExport();
const pendingTimes: number[] = [];
let exporting = true;
const meanwhile = (async () => {
  while (exporting) {
    pendingTimes.push(await timed(async () => dataOf(await api.transactions.listPending({}))));
    // Equals the load of fifty open dashboards, each polling every five seconds.
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
})();
const exported = await timed(async () =>
  dataOf(await api.transactions.exportHistory({ startDate, endDate: daysAgo(0) })),
);
exporting = false;
await meanwhile;
report(`export of ${EXPORT_ROWS.toLocaleString('en')} rows`, [exported], EXPORT_BUDGET_MS);
report('pending meanwhile', pendingTimes, CALL_BUDGET_MS);

await sandbox.close();
await database.close();
await postgres.stop();
if (over) console.error('Something is over its budget');
process.exit(over ? 1 : 0);
