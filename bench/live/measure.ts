// `npm run bench:live`: compares the stream of changes of a cashier with polls every five seconds in the same run, which are the
// baseline. On one PostgreSQL with `--transactions N`. `--only=row,idle,open,rate,hour` measures some of it:
// row   from the response to a payment until its row is painted at a cashier on another process, in a real Chromium
// idle  processor time of API and database for `--portals N` while nothing happens, with the calls counted of that cashier
// open  `--streams N` open streams on one process: memory, processor time at rest, and how soon changes are reported
// rate  200 changes a second, half as many streams on two processes
// hour  cashiers that open, sleep and close as in an hour, pressed into `--hour S` seconds: memory
// All is on one machine, so the way to the server is left out. The faults are those of `npm run test:cluster`.
import { availableParallelism, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { openDatabase } from '../../sandbox/db/open-database.ts';
import { runHousekeeping } from '../../sandbox/housekeeping.ts';
import { seedIfEmpty } from '../../sandbox/seed/seed.ts';
import { makeCashiers } from '../../test/support/make-cashiers.ts';
import { startPostgres } from '../../test/support/postgres-server.ts';
import { type Figure, printFigures } from './figure.ts';
import { measureIdlePortals } from './idle-portals.ts';
import { measureManyChanges } from './many-changes.ts';
import { measureManyStreams } from './many-streams.ts';
import { measurePaintedRow } from './painted-row.ts';
import { measureShortHour } from './short-hour.ts';

const { values } = parseArgs({
  options: {
    transactions: { type: 'string', default: '1000000' },
    portals: { type: 'string', default: '200' },
    payments: { type: 'string', default: '40' },
    idle: { type: 'string', default: '60' },
    streams: { type: 'string', default: '10000' },
    hour: { type: 'string', default: '120' },
    only: { type: 'string', default: 'row,idle,open,rate,hour' },
  },
});
const parts = values.only.split(',');
const streams = Number(values.streams);
const idleSeconds = Number(values.idle);
const portals = Number(values.portals);
const HOUR_PORTALS = 200;
/**
 * Calls per minute of a cashier: polls as last counted, for a run without `row`. With the stream, both lists are read every ten
 * minutes, which is too seldom to be counted.
 */
let callsPerMinute = { polls: 24, stream: 0.2 };

const postgres = await startPostgres();
const databaseUrl = await postgres.createDatabase('empty');
const database = await openDatabase({ databaseUrl });
await seedIfEmpty(database, { now: new Date(), transactions: Number(values.transactions) });
const cashiers = await makeCashiers(database, Math.max(streams, portals, HOUR_PORTALS));
// Done now, because work that becomes due after a load would be counted with the measurement.
await runHousekeeping(database);
await database.script('alter system set autovacuum = off');
await database.script('select pg_reload_conf()');
await database.script('vacuum (analyze)');
await database.script('checkpoint');

const over: Figure[] = [];
const print = (figures: Figure[]) => over.push(...printFigures(figures));
console.log(
  `${Number(values.transactions).toLocaleString('en')} transactions, ${availableParallelism()} processors, load ${loadavg()[0]?.toFixed(1)}`,
);
if (parts.includes('row')) {
  const { figures, polls, stream } = await measurePaintedRow({
    databaseUrl,
    payments: Number(values.payments),
    idleSeconds,
  });
  callsPerMinute = {
    polls: polls.callsPerMinute,
    stream: Math.max(stream.callsPerMinute, callsPerMinute.stream),
  };
  print(figures);
}
if (parts.includes('idle'))
  print(
    await measureIdlePortals(database, cashiers, {
      databaseUrl,
      portals,
      seconds: idleSeconds,
      callsPerMinute,
    }),
  );
if (parts.includes('open'))
  print(await measureManyStreams(database, cashiers, { databaseUrl, streams, idleSeconds: 30, changes: 20 }));
if (parts.includes('rate'))
  print(
    await measureManyChanges(database, cashiers, {
      databaseUrl,
      streams: streams / 2,
      perSecond: 200,
      seconds: 15,
    }),
  );
if (parts.includes('hour'))
  print(
    await measureShortHour(cashiers, { databaseUrl, portals: HOUR_PORTALS, seconds: Number(values.hour) }),
  );
await database.close();
await postgres.stop();
console.log(`load ${loadavg()[0]?.toFixed(1)}`);
process.exit(over.length > 0 ? 1 : 0);
