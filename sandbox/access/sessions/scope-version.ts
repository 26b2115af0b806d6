import type { Queryable } from '#ground/db/database.ts';
import { createParams, type Params } from '#ground/db/sql-params.ts';
import { createBoundedMap } from '#terms/values/bounded-map.ts';
import type { Scope } from './scope.ts';

/** The id in `scope_changes` that stands for every business, branch or cashier. */
const EVERY = '';

/**
 * The version of a scope as a SQL expression. It differs after every change of the scope's transactions, ledger entries or
 * payers, or of the names of its branches and cashiers. Triggers record changes in the transaction that makes them.
 */
export function scopeVersion(scope: Scope, params: Params): string {
  const among = (column: string, ids: readonly string[]) => `${column} = any(${params.add([...ids, EVERY])})`;
  const conditions = [among('business_id', [scope.businessId])];
  if (scope.branchId !== null) conditions.push(among('branch_id', [scope.branchId]));
  if (scope.cashierIds !== null) conditions.push(among('cashier_id', scope.cashierIds));
  return `(select coalesce(sum(change), 0)::text from scope_changes where ${conditions.join(' and ')})`;
}

export async function readScopeVersion(database: Queryable, scope: Scope): Promise<string> {
  const params = createParams();
  const [row] = await database.query<{ version: string }>(
    `select ${scopeVersion(scope, params)} as version`,
    params.values,
    { prepare: true },
  );
  return row?.version ?? '0';
}

/**
 * Merges the changes of each business that has at least `enough` new ones into one row per branch and cashier. No version
 * changes. One statement deletes the rows and inserts their sums, so readers see either the former or the latter; two
 * simultaneous processes never take the same row.
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

const scopes = createBoundedMap<string, Scope>(10_000);

/** A scope that a session has polled, with its current version. */
export interface PolledScope {
  scope: Scope;
  version: string;
}

/**
 * Remembers the scope of a session's last poll, so that the next poll can read its version together with the session. It is only
 * a guess: by then the session may see something else, and another process may get the poll.
 */
export function rememberPolledScope(tokenHash: string, scope: Scope): void {
  scopes.set(tokenHash, scope);
}

export function lastPolledScope(tokenHash: string): Scope | undefined {
  return scopes.get(tokenHash);
}

/** SQL condition that is true if there are pending requests past their expiration. The moment is SQL, too. */
export function hasOverdueRequests(moment: string): string {
  return `exists (select 1 from transactions where status = 'pending' and expires_at <= ${moment})`;
}
