// Measures the costs that `docs/scale.md` multiplies, with 200,000 transactions (or `--transactions N`) on a real
// PostgreSQL: bytes of each table per transaction, log (WAL) and processor time of each kind of call, memory of a
// connection, and what monthly partitions cost and gain. Sizes are the same on every machine; for times compare the
// ratios to `select 1` of the same run.
import { parseArgs } from 'node:util';
import { openDatabase } from '../../sandbox/db/open-database.ts';
import { openPostgres } from '../../sandbox/db/postgres.ts';
import { seedIfEmpty } from '../../sandbox/seed/seed.ts';
import { startPostgres } from '../../test/support/postgres-server.ts';
import { measureCallCosts } from './resource-costs/call-costs.ts';
import { measureTableSizes } from './resource-costs/measure-table-sizes.ts';
import { measureMonthlyPartitions } from './resource-costs/monthly-partitions.ts';

const { values } = parseArgs({ options: { transactions: { type: 'string', default: '200000' } } });
const transactions = Number(values.transactions);

const postgres = await startPostgres();
const databaseUrl = await postgres.createDatabase('empty');
const seeding = await openDatabase({ databaseUrl });
await seedIfEmpty(seeding, { now: new Date(), transactions });
await seeding.script('vacuum (analyze)');
await seeding.close();
// A single connection, so that its processor time and memory are those of the calls.
const database = await openPostgres(databaseUrl, { poolSize: 1, statementMs: 0 });
console.log(`${transactions.toLocaleString('en')} transactions`);
await measureTableSizes(database);
await measureCallCosts(database);
await measureMonthlyPartitions(database);
await database.close();
await postgres.stop();
process.exit();
