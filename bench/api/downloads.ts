// Measures files of 100,000 rows that are written in the background, from the call until the file is ready, on a real PostgreSQL:
// seconds, the memory that the whole process gains, and the longest time for which its event loop, which serves all other calls,
// is blocked. The baseline is a bare read of the same rows in the same run; compare the ratio between machines. Fails above 20 s
// or 300 MB. The database's own processes do not count.
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import type { Schemas } from '@cobros/sdk';
import { openDatabase } from '../../sandbox/db/open-database.ts';
import { openSandbox } from '../../test/support/in-process-sandbox.ts';
import { receive } from '../../test/support/make-payments.ts';
import { startPostgres } from '../../test/support/postgres-server.ts';
import { dataOf } from '../../test/support/unwrap-result.ts';

const ROWS = 100_000;
const BUDGET = { seconds: 20, megabytes: 300 };
const SAMPLE_MS = 20;

const postgres = await startPostgres();
const database = await openDatabase({ databaseUrl: await postgres.createDatabase('fixture') });
const sandbox = await openSandbox(database);
const { downloads } = await sandbox.api('tiendaluna');

const id = await receive(database, 'us_caja1', 12.34);
await database.query(
  `insert into transactions (id, business_id, branch_id, cashier_id, app_user_id, origin, status, amount, note, created_at,
     resolved_at)
   select 'tx_' || n, business_id, branch_id, (array['us_caja1', 'us_caja2', 'us_caja3'])[n % 3 + 1], app_user_id, origin,
     status, n / 100.0 + 1, 'Pedido ' || n, created_at, resolved_at from transactions, generate_series(2, $2::int) n where id = $1`,
  [id, ROWS],
);
await database.script('vacuum analyze transactions');

interface Measured {
  seconds: number;
  megabytes: number;
  stillMs: number;
}

async function measured(work: () => Promise<unknown>): Promise<Measured> {
  globalThis.gc?.();
  const before = process.memoryUsage().rss;
  let most = before;
  const sampler = setInterval(() => {
    most = Math.max(most, process.memoryUsage().rss);
  }, SAMPLE_MS);
  const delay = monitorEventLoopDelay({ resolution: SAMPLE_MS });
  delay.enable();
  const started = performance.now();
  await work();
  const seconds = (performance.now() - started) / 1000;
  clearInterval(sampler);
  delay.disable();
  return { seconds, megabytes: (most - before) / 1e6, stillMs: delay.max / 1e6 };
}

async function write(content: Schemas['CreateDownloadContent']): Promise<void> {
  const { download } = dataOf(await downloads.create(content));
  for (;;) {
    await pause(SAMPLE_MS);
    const file = dataOf(await downloads.list({})).data.find((one) => one.id === download.id);
    if (file?.status === 'running') continue;
    if (file?.status !== 'ready' || (file.rows ?? 0) < ROWS) throw new Error('It did not write all rows');
    return;
  }
}

const rows: Record<string, Measured> = {
  'bare read': await measured(() =>
    database.query('select * from transactions order by created_at desc, id desc'),
  ),
  CSV: await measured(() => write({ history: { format: 'csv' } })),
  Excel: await measured(() => write({ history: {} })),
};
await sandbox.close();
await postgres.stop();

const line = (...cells: string[]) =>
  console.log(cells.map((cell, index) => (index ? cell.padStart(12) : cell.padEnd(12))).join(''));
const baseline = rows['bare read']?.seconds ?? 0;
console.log(`${ROWS} rows`);
line('', 'seconds', '× read', 'MB more', 'still ms');
for (const [name, { seconds, megabytes, stillMs }] of Object.entries(rows))
  line(name, seconds.toFixed(1), (seconds / baseline).toFixed(1), megabytes.toFixed(0), stillMs.toFixed(0));
const over = Object.values(rows).some(
  ({ seconds, megabytes }) => seconds > BUDGET.seconds || megabytes > BUDGET.megabytes,
);
if (over) console.error(`A file of ${ROWS} rows is over its budget of 20 s or 300 MB`);
process.exit(over ? 1 : 0);
