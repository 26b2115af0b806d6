// Measures closing 20,000 transactions of a branch, from the call to its response, on a real PostgreSQL. The baseline is a bare
// update of the same 20,000 rows in the same run; compare the ratio between machines. Fails above 2 s.
import { openDatabase } from '../../sandbox/db/open-database.ts';
import { openSandbox } from '../../test/support/in-process-sandbox.ts';
import { receive } from '../../test/support/make-payments.ts';
import { startPostgres } from '../../test/support/postgres-server.ts';
import { quantile } from './support/quantile.ts';

const TRANSACTIONS = 20_000;
const ROUNDS = 7;
const BUDGET_MS = 2_000;

const postgres = await startPostgres();
const database = await openDatabase({ databaseUrl: await postgres.createDatabase('fixture') });
const sandbox = await openSandbox(database);
const api = await sandbox.api('tiendaluna-centro');

async function receiveMany(): Promise<void> {
  const id = await receive(database, 'us_caja1', 12.34);
  await database.query(
    `insert into transactions (id, business_id, branch_id, cashier_id, app_user_id, origin, status, amount, created_at, resolved_at)
     select 'tx_' || n, business_id, branch_id, (array['us_caja1', 'us_caja2', 'us_caja3'])[n % 3 + 1], app_user_id, origin,
       status, amount, created_at, resolved_at from transactions, generate_series(2, $2::int) n where id = $1`,
    [id, TRANSACTIONS],
  );
  await database.query(
    `insert into ledger_entries (business_id, branch_id, cashier_id, transaction_id, kind, amount, created_at)
     select business_id, branch_id, cashier_id, id, 'payment', amount, resolved_at from transactions where id <> $1`,
    [id],
  );
}

async function reopen(): Promise<void> {
  await database.script('update ledger_entries set closing_id = null');
  await database.script('vacuum analyze ledger_entries');
}

async function timed(work: () => Promise<void>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

const bareUpdate = () => database.script('update ledger_entries set amount = amount');

async function close(): Promise<void> {
  const closed = await api.closings.close({});
  if (!closed.ok || closed.data.closings[0]?.count !== TRANSACTIONS) throw new Error('It did not close all');
}

async function detail(): Promise<void> {
  const page = { currentPage: 1, pageSize: 100 };
  const [last] = await database.query<{ id: string }>('select id from closings order by number desc limit 1');
  const list = await api.closings.listTransactions({ closingId: last?.id ?? '', pageProperties: page });
  if (!list.ok || list.data.pageProperties.totalPages !== TRANSACTIONS / 100)
    throw new Error('It is not all there');
}

await receiveMany();
const rows: Record<string, number[]> = {
  'bare update': [],
  overview: [],
  closing: [],
  'first page of 100': [],
};
const measure = async (name: string, work: () => Promise<void>) => rows[name]?.push(await timed(work));
for (let round = 0; round < ROUNDS; round++) {
  await reopen();
  await measure('bare update', bareUpdate);
  await reopen();
  await measure('overview', async () => void (await api.closings.preview({})));
  await measure('closing', close);
  await measure('first page of 100', detail);
}
await sandbox.close();
await postgres.stop();

const median = (values: readonly number[]) => quantile(values, 0.5);
const line = (...cells: (string | number)[]) =>
  console.log(
    cells.map((cell, index) => (index ? String(cell).padStart(11) : String(cell).padEnd(20))).join(''),
  );
const baseline = median(rows['bare update'] ?? []);
console.log(`${TRANSACTIONS} transactions, ${ROUNDS} rounds, milliseconds`);
line('', 'median', 'worst', 'budget', '× update');
for (const [name, times] of Object.entries(rows)) {
  const budget = name === 'closing' ? BUDGET_MS : '';
  const worst = Math.max(...times).toFixed(0);
  line(name, median(times).toFixed(0), worst, budget, (median(times) / baseline).toFixed(2));
}
const over = median(rows.closing ?? []) > BUDGET_MS;
if (over) console.error(`Closing ${TRANSACTIONS} transactions is over its budget`);
process.exit(over ? 1 : 0);
