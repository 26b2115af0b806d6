import { type Scope, scopeCondition } from '#access/sessions/scope.ts';
import type { Queryable } from '#ground/db/database.ts';
import { createParams } from '#ground/db/sql-params.ts';

/** The open balance of a scope, as an exact decimal. */
export async function readOpenBalance(database: Queryable, scope: Scope): Promise<string> {
  const params = createParams();
  const condition = scopeCondition(scope, params, 'l');
  const [row] = await database.query<{ total: string }>(
    `select coalesce(sum(l.amount), 0)::numeric(14, 2) as total from ledger_entries l where l.closing_id is null and ${condition}`,
    params.values,
  );
  return row?.total ?? '0.00';
}
