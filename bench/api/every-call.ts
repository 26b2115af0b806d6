// `npm run bench:api`: every read of the description and the writes of money at 10,000, 100,000 and 1,000,000 transactions (or up to `--transactions=`) on
// a real PostgreSQL, by one process of the API and at the largest size also by two: throughput, p50, p95 and p99, processor time
// of API and PostgreSQL per call, and its ratio to a `select 1` of the same run, which is what to compare between machines.
// `--calls=` sets how often each is called, `--only=` parts of the names of those that are. Budget: 100 ms at p95 for every read
// that is not a file, on a machine that does nothing else (`--budget=` sets another).
import { availableParallelism, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { operations } from '#sandbox/ground/contract/described-operations.ts';
import type { OperationId } from '#sandbox/ground/contract/operation-types.ts';
import { openDatabase } from '#sandbox/ground/db/open-database.ts';
import { makeBulkTransactions } from '../../test/support/make-bulk-transactions.ts';
import { startPostgres } from '../../test/support/postgres-server.ts';
import { isExample, MEASURED_CALLS } from './every-call/calls/measured-calls.ts';
import { type Bench, measureBaseline, measureCall } from './every-call/measure-call.ts';
import { makeMeasuredBusiness } from './every-call/measured-business.ts';
import { type Line, printGrowth, printLine, printTitle } from './every-call/report.ts';
import { startApiProcesses } from './support/api-processes.ts';

const { values } = parseArgs({
  options: {
    transactions: { type: 'string', default: '1000000' },
    calls: { type: 'string', default: '30' },
    only: { type: 'string', default: '' },
    budget: { type: 'string', default: '100' },
  },
});
const TRANSACTIONS = Number(values.transactions);
const ONLY = values.only.split(',');
const SIZES = [TRANSACTIONS / 100, TRANSACTIONS / 10, TRANSACTIONS].map(Math.ceil);
const amount = (number: number) => number.toLocaleString('en');

const postgres = await startPostgres();
const databaseUrl = await postgres.createDatabase('empty');
// Adding a million rows takes longer than a call's time limit.
const database = await openDatabase({ databaseUrl, statementMs: 0 });
const business = await makeMeasuredBusiness(database);
console.log(`${availableParallelism()} cores, load ${loadavg()[0]?.toFixed(1)}`);

const isRead = (id: string) => operations.some((one) => one.id === id && one.readOnly);

/** Every requested call, with each kind of content. */
const chosen = Object.entries(MEASURED_CALLS).flatMap(([id, kinds]) =>
  Object.entries(kinds).flatMap(([kind, measured]) => {
    const [area = '', name = ''] = id.split('.');
    const call = kind === '' ? name : `${name}, ${kind}`;
    return ONLY.some((part) => `${area}.${call}`.includes(part))
      ? [{ id: id as OperationId, area, call, measured }]
      : [];
  }),
);

const failed: string[] = [];
/** Reads whose recorded example names something that only the day of the examples has. */
const notMeasured = new Set<string>();

async function measureAll(size: number, processes: number): Promise<Line[]> {
  const api = await startApiProcesses(processes, databaseUrl, {
    TRUST_PROXY: 'on',
    LOG_FORMAT: 'text',
  });
  const bench: Bench = { business, api, calls: Number(values.calls) };
  printTitle(
    `${amount(size)} transactions, ${processes} ${processes === 1 ? 'process' : 'processes'} of the API`,
  );
  const baseline = await measureBaseline(bench);
  const lines: Line[] = [{ area: 'baseline', call: 'select 1', figures: baseline, baseline }];
  for (const line of lines) printLine(line, true);
  for (const { id, area, call, measured } of chosen) {
    try {
      const line = { area, call, figures: await measureCall(bench, id, measured), baseline };
      printLine(line, lines.at(-1)?.area !== area);
      lines.push(line);
    } catch (cause) {
      if (isExample(id)) notMeasured.add(id);
      else failed.push(`${area}.${call}: ${(cause as Error).message}`);
    }
  }
  await api.stop();
  return lines;
}

const tables: Line[][] = [];
let made = 0;
for (const size of SIZES) {
  const started = performance.now();
  await makeBulkTransactions(database, made + 1, size);
  made = size;
  console.log(
    `\n${amount(size)} transactions made in ${((performance.now() - started) / 1000).toFixed(0)} s`,
  );
  tables.push(await measureAll(size, 1));
}
await measureAll(TRANSACTIONS, 2);
printGrowth(SIZES.map(amount), tables);

const late = chosen.flatMap(({ id, area, call, measured }) => {
  const line = tables.at(-1)?.find((one) => one.area === area && one.call === call);
  const isLate = isRead(id) && !measured.isSlow && (line?.figures.p95 ?? 0) > Number(values.budget);
  return isLate ? [`${area}.${call}: ${line?.figures.p95.toFixed(0)} ms`] : [];
});
await database.close();
await postgres.stop();
console.log(`load ${loadavg()[0]?.toFixed(1)}`);
if (notMeasured.size > 0) console.log(`Not measured: ${[...notMeasured].join(', ')}`);
if (late.length > 0) console.error(`Above ${values.budget} ms at p95:\n${late.join('\n')}`);
if (failed.length > 0) console.error(`Failed:\n${failed.join('\n')}`);
process.exit(late.length + failed.length > 0 ? 1 : 0);
