import type { Database } from '../../../sandbox/db/database.ts';
import { readPostgresMs } from '../support/postgres-processor-time.ts';

const ROUNDS = 300;
const MONTHS = 36;
const COPIES = ['whole', 'monthly'] as const;

/** Reads of a table. `repeated`: its rows are inserted once per month, because the seed data has them for some months only. */
interface Case {
  table: string;
  primaryKey?: string;
  reads: Record<string, string>;
  repeated?: boolean;
}

const now = new Date();
const moment = (at: Date) => `'${at.toISOString()}'::timestamptz`;
const month = (later: number) =>
  moment(new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + later, 1)));
const OF_BUSINESS = `business_id = 'bu_tiendaluna'`;
const OF_THIS_MONTH = `${OF_BUSINESS} and created_at >= ${month(0)} and created_at < ${month(1)}`;
const LATEST = 'order by created_at desc, id desc limit 25';

const CASES: readonly Case[] = [
  {
    table: 'transactions',
    primaryKey: 'id',
    reads: {
      'one by its id': 'select * from TABLE where id = $1',
      'the pending ones': `select * from TABLE where ${OF_BUSINESS} and status = 'pending' order by created_at desc`,
      'latest of this month': `select * from TABLE where ${OF_THIS_MONTH} ${LATEST}`,
      'latest of all': `select * from TABLE where ${OF_BUSINESS} ${LATEST}`,
    },
  },
  {
    table: 'ledger_entries',
    reads: {
      'open balance of the business': `select sum(amount) from TABLE where ${OF_BUSINESS} and closing_id is null`,
    },
  },
  {
    table: 'activity',
    repeated: true,
    reads: {
      'latest of this month': `select * from TABLE where ${OF_THIS_MONTH} ${LATEST}`,
      'count of this month': `select count(*) from TABLE where ${OF_THIS_MONTH}`,
      'latest of all': `select * from TABLE where ${OF_BUSINESS} ${LATEST}`,
    },
  },
  {
    table: 'transaction_events',
    reads: {
      'of a new transaction': `select * from TABLE where transaction_id = $1 and created_at between ${month(0)} and ${moment(now)} order by id`,
      'refunded in the next month': `select * from TABLE where transaction_id = $1 and created_at between ${month(-1)} and ${month(1)} order by id`,
    },
  },
];

/** Prints a comparison of the same rows in a single table and in monthly partitions. */
export async function measureMonthlyPartitions(database: Database): Promise<void> {
  console.log(
    `\nthe same rows whole and in ${MONTHS + 4} months: processor time of PostgreSQL in ms, and the ratio`,
  );
  for (const one of CASES) {
    await makeCopies(database, one);
    const [id] = await database.query<{ id: string }>(
      'select id from transactions order by created_at desc limit 1',
    );
    for (const [name, sql] of Object.entries(one.reads)) {
      const times = { whole: 0, monthly: 0 };
      for (const copy of COPIES) {
        times[copy] = await timeOf(
          database,
          sql.replace('TABLE', `${copy}_${one.table}`),
          sql.includes('$1') ? [id?.id] : [],
        );
      }
      print(`${one.table}: ${name}`, times.whole, times.monthly, 3);
    }
    const bytes = await Promise.all(COPIES.map((copy) => sizeOf(database, `${copy}_${one.table}`)));
    print(`${one.table}: MB`, (bytes[0] ?? 0) / 1e6, (bytes[1] ?? 0) / 1e6, 0);
  }
}

function print(name: string, whole: number, monthly: number, digits: number): void {
  const cells = [whole.toFixed(digits), monthly.toFixed(digits), (monthly / whole).toFixed(2)];
  console.log(name.padEnd(48) + cells.map((cell) => cell.padStart(10)).join(''));
}

async function timeOf(database: Database, sql: string, params: readonly unknown[]): Promise<number> {
  for (let round = 0; round < 10; round++) await database.query(sql, params);
  const before = await readPostgresMs(database);
  for (let round = 0; round < ROUNDS; round++) await database.query(sql, params);
  return ((await readPostgresMs(database)) - before) / ROUNDS;
}

async function sizeOf(database: Database, table: string): Promise<number> {
  const [size] = await database.query<{ bytes: number }>(
    `select sum(pg_total_relation_size(relid))::int8 as bytes from (
       select relid from pg_partition_tree($1::regclass) union select $1::regclass) as tree`,
    [table],
  );
  return size?.bytes ?? 0;
}

/** Makes two copies of a table with its indexes, one without partitions and one with a partition for each month. */
async function makeCopies(database: Database, { table, primaryKey, repeated }: Case): Promise<void> {
  const [names] = await database.query<{ columns: string }>(
    `select string_agg(quote_ident(attname), ', ' order by attnum) as columns from pg_attribute
     where attrelid = $1::regclass and attnum > 0 and attgenerated = '' and attname <> 'created_at'`,
    [table],
  );
  const indexes = await database.query<{ sql: string }>(
    `select replace(pg_get_indexdef(i.indexrelid), ' ON ONLY ', ' ON ') as sql from pg_index i
     where i.indrelid = $1::regclass and not i.indisunique`,
    [table],
  );
  const moment = repeated ? `created_at - n * interval '1 month'` : 'created_at';
  const many = repeated ? `, generate_series(0, ${MONTHS - 1}) n` : '';
  for (const copy of COPIES) {
    const name = `${copy}_${table}`;
    const isMonthly = copy === 'monthly';
    await database.script(
      `create table ${name} (like ${table} including defaults including generated) ${isMonthly ? 'partition by range (created_at)' : ''}`,
    );
    if (isMonthly) await makeMonths(database, name);
    await database.script(
      `insert into ${name} (${names?.columns}, created_at) select ${names?.columns}, ${moment} from ${table}${many}`,
    );
    if (primaryKey) {
      await database.script(
        `alter table ${name} add primary key (${primaryKey}${isMonthly ? ', created_at' : ''})`,
      );
    }
    for (const { sql } of indexes) {
      await database.script(sql.replace(/INDEX \S+ ON public\.\S+/, `INDEX ON ${name}`));
    }
    await database.script(`vacuum analyze ${name}`);
  }
}

async function makeMonths(database: Database, table: string): Promise<void> {
  await database.script(`create table ${table}_default partition of ${table} default`);
  for (let later = 1 - MONTHS; later <= 3; later++) {
    const bounds = `from (${month(later)}) to (${month(later + 1)})`;
    await database.script(
      `create table ${table}_${later + MONTHS} partition of ${table} for values ${bounds.replaceAll('::timestamptz', '')}`,
    );
  }
}
