import type { Queryable } from '#ground/db/database.ts';
import type { BusinessPlan } from './plan/business-plan.ts';
import { dayStart, dayWeight } from './plan/calendar.ts';
import { plannedCashiers } from './plan/planned-cashiers.ts';

/** The older transactions of a large business, before the days whose transactions are planned one by one. */
export interface BulkPlan {
  plan: BusinessPlan;
  now: Date;
  /** Number of transactions. */
  count: number;
  /** Number of days between its last day and the day of `now`. */
  lastDay: number;
}

const PER_DAY = 1_000;
const FEWEST_DAYS = 30;
const MOST_DAYS = 760;

/** Number of days over which the transactions are spread; none is before the business opened. */
export function bulkDays(count: number): number {
  if (count === 0) return 0;
  return Math.min(MOST_DAYS, Math.max(FEWEST_DAYS, Math.round(count / PER_DAY)));
}

/** Writes days, cashiers and payers to temporary tables. */
export async function createBulkTempTables(tx: Queryable, bulk: BulkPlan): Promise<void> {
  await tx.script(`
    create temp table bulk_days (starts timestamptz, first integer, many integer, is_late boolean) on commit drop;
    create temp table bulk_cashiers (id text, name text, branch_id text, admin text, closer_id text,
      closes_ids text[], closed_by text, low integer, high integer) on commit drop;
    create temp table bulk_payers on commit drop as
      select row_number() over (order by id) - 1 as number, id, name || ' ' || lastname as full_name from app_users;
    create temp table bulk_notes (number integer, note text) on commit drop`);
  await fill(tx, 'bulk_days', days(bulk));
  await fill(tx, 'bulk_cashiers', cashiers(bulk));
  await fill(
    tx,
    'bulk_notes',
    bulk.plan.notes.map((note, number) => ({ number, note })),
  );
}

async function fill(tx: Queryable, table: string, rows: readonly object[]): Promise<void> {
  await tx.query(`insert into ${table} select * from json_populate_recordset(null::${table}, $1)`, [
    JSON.stringify(rows),
  ]);
  await tx.query(`analyze ${table}`);
}

function days({ now, count, lastDay }: BulkPlan) {
  const many = bulkDays(count);
  const starts = Array.from({ length: many }, (_, index) => dayStart(now, lastDay + many - 1 - index));
  const weights = starts.map(dayWeight);
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  let weightSoFar = 0;
  let first = 0;
  return starts.map((start, index) => {
    weightSoFar += weights[index] ?? 0;
    const next = Math.round((count * weightSoFar) / total);
    const day = { starts: start, first, many: next - first, is_late: index >= many - 2 };
    first = next;
    return day;
  });
}

/** Each cashier gets a share of the 65,536 values of four hexadecimal digits. */
function cashiers({ plan, now }: BulkPlan) {
  const all = plannedCashiers(plan, now);
  const total = all.reduce((sum, { weight }) => sum + weight, 0);
  let weightSoFar = 0;
  return all.map(({ id, name, branchId, branchAdmin, closesIds, closedBy, weight }) => {
    const low = Math.round((65_536 * weightSoFar) / total);
    weightSoFar += weight;
    const high = Math.round((65_536 * weightSoFar) / total);
    const titular = all.find((other) => other.id !== id && other.closesIds.includes(id));
    return {
      id,
      name,
      branch_id: branchId,
      admin: branchAdmin.name,
      closer_id: titular?.id ?? id,
      closes_ids: closesIds,
      closed_by: closedBy,
      low,
      high,
    };
  });
}
