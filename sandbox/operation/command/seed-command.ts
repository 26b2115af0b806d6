// `npm run seed -- [--transactions N] [--reset]`: fills the database of DATABASE_URL or DATA_DIR.
import { parseArgs } from 'node:util';
import { openDatabase } from '#ground/db/open-database.ts';
import { readEnvironment } from '#operation/run/environment.ts';
import { FEWEST_TRANSACTIONS, resetDatabase, seedIfEmpty } from '#operation/seed/seed.ts';

const USAGE = `Usage: npm run seed -- [--transactions N] [--reset]
  --transactions N  how many transactions Tienda Luna has, ${FEWEST_TRANSACTIONS} or more
  --reset           takes away what is in the database first`;

async function seed(options: { transactions: number; reset: boolean }): Promise<boolean> {
  const database = await openDatabase({ ...readEnvironment(process.env).database, statementMs: 0 });
  try {
    const seeding = { now: new Date(), transactions: options.transactions };
    if (options.reset) await resetDatabase(database, seeding);
    else if (!(await seedIfEmpty(database, seeding))) return false;
    // Updates the statistics and the visibility map, which index-only scans need.
    await database.script('vacuum (analyze)');
    return true;
  } finally {
    await database.close();
  }
}

function readOptions(): { transactions: number; reset: boolean } | undefined {
  try {
    const { values } = parseArgs({
      options: { transactions: { type: 'string' }, reset: { type: 'boolean', default: false } },
    });
    const transactions = Number(values.transactions ?? FEWEST_TRANSACTIONS);
    if (!Number.isInteger(transactions) || transactions < FEWEST_TRANSACTIONS) return undefined;
    return { transactions, reset: values.reset };
  } catch {
    return undefined;
  }
}

const options = readOptions();
if (!options) {
  console.error(USAGE);
  process.exit(2);
}
const started = Date.now();
if (await seed(options)) {
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  console.log(`Seeded ${options.transactions.toLocaleString('en')} transactions in ${seconds} s`);
} else {
  console.error('The database has data already. Add --reset to take it away and seed anew.');
  process.exit(1);
}
