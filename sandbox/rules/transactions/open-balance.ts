import type { Queryable } from '../../db/database.ts';
import { createParams } from '../../db/sql-params.ts';
import { type Scope, scopeCondition } from '../scope.ts';

/** The open balance of a scope, as an exact decimal. */
export async function readOpenBalance(database: Queryable, scope: Scope): Promise<string> {
  const params = createParams();
  const condition = scopeCondition(scope, params, {
    business: 'business_id',
    branch: 'branch_id',
    cashier: 'cashier_id',
  });
  const [row] = await database.query<{ total: string }>(
    `select coalesce(sum(amount), 0)::numeric(14, 2) as total from ledger_entries where closing_id is null and ${condition}`,
    params.values,
  );
  return row?.total ?? '0.00';
}
