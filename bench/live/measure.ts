// `npm run bench:live`: from the response to a payment until its row is painted at a cashier on another process, in a real
// Chromium, told by the stream of changes and, as the baseline of the same run, found by polls every five seconds; and the
// calls of that portal while nothing happens. On one PostgreSQL with `--transactions N`; all is on one machine, so the way to
// the server is left out. The faults are those of `npm run test:cluster`.
import { availableParallelism, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { openDatabase } from '#sandbox/ground/db/open-database.ts';
import { runHousekeeping } from '#sandbox/operation/housekeeping/housekeeping.ts';
import { seedIfEmpty } from '#sandbox/operation/seed/seed.ts';
import { startPostgres } from '../../test/support/postgres-server.ts';
import { printFigures } from './figure.ts';
import { measurePaintedRow } from './painted-row.ts';

const { values } = parseArgs({
  options: {
    transactions: { type: 'string', default: '1000000' },
    payments: { type: 'string', default: '40' },
    idle: { type: 'string', default: '60' },
  },
});

const postgres = await startPostgres();
const databaseUrl = await postgres.createDatabase('empty');
const database = await openDatabase({ databaseUrl });
await seedIfEmpty(database, { now: new Date(), transactions: Number(values.transactions) });
// Done now, because work that becomes due after a load would be counted with the measurement.
await runHousekeeping(database);
await database.script('alter system set autovacuum = off');
await database.script('select pg_reload_conf()');
await database.script('vacuum (analyze)');
await database.script('checkpoint');
console.log(
  `${Number(values.transactions).toLocaleString('en')} transactions, ${availableParallelism()} processors, load ${loadavg()[0]?.toFixed(1)}`,
);
const figures = await measurePaintedRow({
  databaseUrl,
  payments: Number(values.payments),
  idleSeconds: Number(values.idle),
});
const over = printFigures(figures);
await database.close();
await postgres.stop();
console.log(`load ${loadavg()[0]?.toFixed(1)}`);
process.exit(over.length > 0 ? 1 : 0);
