import type { Queryable, Transactional } from '#ground/db/database.ts';

// Arbitrary number, the same in every process.
const MERGE_LOCK = 7_246_317;

const MONEY = ['received_count', 'received', 'refunded_count', 'refunded'];

/**
 * The hourly tables, each with the columns whose rows are counted together (the start of its index), the other columns that
 * distinguish rows, and the sums.
 */
const HOURS = [
  { name: 'hourly_totals', of: ['business_id'], keys: ['branch_id', 'status'], sums: ['count', 'amount'] },
  { name: 'hourly_money_of_branches', of: ['business_id'], keys: ['branch_id'], sums: MONEY },
  { name: 'hourly_money_of_cashiers', of: ['business_id', 'branch_id'], keys: ['cashier_id'], sums: MONEY },
];

/**
 * Merges rows of the totals of each month, and of the hours of each business, that have at least `enough` new rows, since every
 * change of a transaction adds some. One statement deletes the rows and inserts their sums, so readers see either the former or
 * the latter, and rows added meanwhile stay.
 */
export function compactTotals(database: Transactional, enough = 500): Promise<void> {
  return database.transaction(async (tx) => {
    const [lock] = await tx.query<{ mine: boolean }>('select pg_try_advisory_xact_lock($1) as mine', [
      MERGE_LOCK,
    ]);
    if (!lock?.mine) return;
    await mergeMonths(tx, enough);
    for (const table of HOURS) await mergeHours(tx, table, enough);
  });
}

function mergeMonths(tx: Queryable, enough: number): Promise<unknown> {
  return tx.query(
    `with due as (
       select business_id, month from transaction_totals where not merged group by 1, 2 having count(*) >= $1
     ), taken as (
       delete from transaction_totals m using due where m.business_id = due.business_id and m.month = due.month
       returning m.*
     )
     insert into transaction_totals
       (business_id, month, branch_id, cashier_id, origin, status, amount_class, count, amount, merged)
     select business_id, month, branch_id, cashier_id, origin, status, amount_class, sum(count), sum(amount), true
     from taken group by 1, 2, 3, 4, 5, 6, 7 having sum(count) <> 0 or sum(amount) <> 0`,
    [enough],
  );
}

/** An hour has few rows, so all rows of a business or branch are counted. */
async function mergeHours(
  tx: Queryable,
  { name, of, keys, sums }: (typeof HOURS)[number],
  enough: number,
): Promise<void> {
  const due = await tx.query<{ ids: string[]; hours: Date[] }>(
    `select array[${of.join(', ')}] as ids, array_agg(distinct hour) as hours from ${name} where not merged
     group by 1 having count(*) >= $1`,
    [enough],
  );
  const grouped = [...of, 'hour', ...keys].join(', ');
  const summed = sums.map((column) => `sum(${column})`);
  const ofIds = of.map((column, index) => `${column} = $${index + 2}`).join(' and ');
  // Merged one at a time: for a join the planner would use row counts that are outdated after many inserts.
  for (const { ids, hours } of due) {
    await tx.query(
      `with taken as (delete from ${name} where ${ofIds} and hour = any($1) returning *)
       insert into ${name} (${grouped}, ${sums.join(', ')}, merged)
       select ${grouped}, ${summed.join(', ')}, true from taken
       group by ${grouped} having ${summed.map((sum) => `${sum} <> 0`).join(' or ')} order by ${of.join(', ')}, hour`,
      [hours, ...ids],
    );
  }
}
