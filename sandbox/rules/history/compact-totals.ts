import type { Queryable, Transactional } from '../../db/database.ts';

// Arbitrary number, the same in every process.
const MERGE_LOCK = 7_246_317;

/**
 * Merges the rows of the totals of each month, and of the hours of each business, with at least `enough` new rows; every change
 * of a transaction adds some. One statement deletes the rows and inserts their sums, so readers see one or the other, and rows
 * added meanwhile stay.
 */
export function compactTotals(database: Transactional, enough = 500): Promise<void> {
  return database.transaction(async (tx) => {
    const [lock] = await tx.query<{ mine: boolean }>('select pg_try_advisory_xact_lock($1) as mine', [
      MERGE_LOCK,
    ]);
    if (!lock?.mine) return;
    await mergeMonths(tx, enough);
    await mergeHours(tx, enough);
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

/** An hour has few rows, so those of a business are counted together. */
async function mergeHours(tx: Queryable, enough: number): Promise<void> {
  const due = await tx.query<{ business_id: string; hours: Date[] }>(
    `select business_id, array_agg(distinct hour) as hours from hourly_totals where not merged
     group by 1 having count(*) >= $1`,
    [enough],
  );
  // One business after another: a join with their hours is planned by row counts, which are old after many inserts.
  for (const { business_id, hours } of due) {
    await tx.query(
      `with taken as (
         delete from hourly_totals where business_id = $1 and hour = any($2) returning *
       )
       insert into hourly_totals (business_id, hour, branch_id, status, count, amount, merged)
       select business_id, hour, branch_id, status, sum(count), sum(amount), true
       from taken group by 1, 2, 3, 4 having sum(count) <> 0 or sum(amount) <> 0 order by 1, 2`,
      [business_id, hours],
    );
  }
}
