import { gaveWay, type Queryable, type Transactional } from '#ground/db/database.ts';
import { dayOf, monthStart } from '#terms/time/days.ts';

/** The tables with a partition for each month of `created_at` (UTC), named like `activity_2026_11`. */
const PARTITIONED = ['activity', 'transaction_events'] as const;
type Partitioned = (typeof PARTITIONED)[number];
/** The tables that each of them refers to, which calls write first. */
const REFERENCED = { activity: 'businesses, users', transaction_events: 'transactions' };

/** Number of months after the current one whose partitions are created in advance. */
const MONTHS_AHEAD = 3;
// Arbitrary number, the same in every process.
const PARTITION_LOCK = 7_246_318;
/**
 * How long creating a partition waits for each of its four locks, while new writes wait behind it. Together less than the second
 * after which PostgreSQL ends one of two that wait for each other.
 */
const LOCK_TIMEOUT = '200ms';

/**
 * Creates the partitions of this month, of the coming ones, and of months whose rows are in the default partition. If other work
 * is in the way, the next run tries again.
 */
export async function makeDuePartitions(database: Transactional, now: Date): Promise<void> {
  const coming = monthsBetween(now, monthStart(now, MONTHS_AHEAD));
  for (const table of PARTITIONED) {
    for (const month of await missing(database, table, [
      ...coming,
      ...(await monthsOfDefault(database, table)),
    ])) {
      await makeInTurn(database, table, month).catch((cause) => {
        if (!gaveWay(cause)) throw cause;
      });
    }
  }
}

/** Creates the partitions between two moments, for rows about to be inserted. */
export async function makePartitionsBetween(tx: Queryable, from: Date, to: Date): Promise<void> {
  for (const table of PARTITIONED) {
    for (const month of await missing(tx, table, monthsBetween(from, to)))
      await makePartition(tx, table, month);
  }
}

function makeInTurn(database: Transactional, table: Partitioned, month: Date): Promise<void> {
  return database.transaction(async (tx) => {
    await tx.script(`set local lock_timeout = '${LOCK_TIMEOUT}'; set local statement_timeout = 0`);
    const [lock] = await tx.query<{ mine: boolean }>('select pg_try_advisory_xact_lock($1) as mine', [
      PARTITION_LOCK,
    ]);
    if (!lock?.mine) return;
    for (const still of await missing(tx, table, [month])) await makePartition(tx, table, still);
  });
}

// Blocks writes meanwhile, because a row on its way to the default partition would be rejected. All locks are taken before anything is
// written, and first the one that attaching needs on the default partition, which every read of the table holds: a call that has read
// the table and now writes must not wait for this, because this waits for the call.
async function makePartition(tx: Queryable, table: Partitioned, month: Date): Promise<void> {
  const name = nameOf(table, month);
  const [start, end] = [month.toISOString(), monthStart(month, 1).toISOString()];
  await tx.script(`
    lock table ${table}_default in access exclusive mode;
    lock table ${REFERENCED[table]}, only ${table} in share row exclusive mode;
    create table ${name} (like ${table} including defaults);
    with moved as (
      delete from ${table}_default where created_at >= '${start}' and created_at < '${end}' returning *
    )
    insert into ${name} select * from moved;
    alter table ${table} attach partition ${name} for values from ('${start}') to ('${end}')`);
}

/** The months that have no partition and are not covered by the partition before the first month. */
async function missing(database: Queryable, table: Partitioned, months: readonly Date[]): Promise<Date[]> {
  const rows = await database.query<{ month: string }>(
    `select wanted.month from unnest($1::text[], $2::text[]) as wanted (month, name)
     where to_regclass(wanted.name) is null and not exists (
       select from pg_class before where before.oid = to_regclass($3) and before.relispartition
         and (wanted.month || ' UTC')::timestamptz < substring(pg_get_expr(before.relpartbound, before.oid) from $4)::timestamptz
     )`,
    [months.map(dayOf), months.map((month) => nameOf(table, month)), `${table}_before`, "TO \\('(.+)'\\)"],
  );
  return [...new Set(rows.map(({ month }) => month))].map((month) => new Date(`${month}T00:00:00Z`));
}

async function monthsOfDefault(database: Queryable, table: Partitioned): Promise<Date[]> {
  const rows = await database.query<{ month: string }>(
    `select distinct transaction_month(created_at)::text as month from ${table}_default`,
  );
  return rows.map(({ month }) => new Date(`${month}T00:00:00Z`));
}

function monthsBetween(from: Date, to: Date): Date[] {
  const months = [];
  for (let month = monthStart(from); month <= to; month = monthStart(month, 1)) months.push(month);
  return months;
}

function nameOf(table: Partitioned, month: Date): string {
  return `${table}_${dayOf(month).slice(0, 7).replace('-', '_')}`;
}
