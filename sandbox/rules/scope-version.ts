import type { Queryable } from '../db/database.ts';
import { createParams } from '../db/params.ts';
import type { Scope } from './scope.ts';

/** In `scope_changes`: a change that concerns every business, branch or cashier. */
const EVERY = '';

/**
 * The version of a scope: it differs after every change of its transactions, its ledger entries, or the names they are read with.
 * Triggers note the changes, in the transaction that makes them.
 */
export async function readScopeVersion(database: Queryable, scope: Scope): Promise<string> {
  const params = createParams();
  const among = (column: string, ids: readonly string[]) => `${column} = any(${params.add([...ids, EVERY])})`;
  const conditions = [among('business_id', [scope.businessId])];
  if (scope.branchId !== null) conditions.push(among('branch_id', [scope.branchId]));
  if (scope.cashierIds !== null) conditions.push(among('cashier_id', scope.cashierIds));
  const [row] = await database.query<{ version: string }>(
    `select coalesce(sum(change), 0)::text as version from scope_changes where ${conditions.join(' and ')}`,
    params.values,
    { prepare: true },
  );
  return row?.version ?? '0';
}

/**
 * Merges the changes of each business with at least `enough` new ones into a row for each scope, which leaves every version as it
 * is. One statement deletes the rows and inserts their sums, so readers see one or the other; two processes at the same time do
 * not take the same row.
 */
export async function mergeScopeChanges(database: Queryable, enough = 200): Promise<void> {
  await database.query(
    `with due as (
       select business_id from scope_changes where not merged group by 1 having count(*) >= $1
     ), taken as (
       delete from scope_changes c using due where c.business_id = due.business_id returning c.*
     )
     insert into scope_changes (business_id, branch_id, cashier_id, change, merged)
     select business_id, branch_id, cashier_id, sum(change), true from taken group by 1, 2, 3`,
    [enough],
  );
}
