import { type Scope, scopeCondition } from '#access/sessions/scope.ts';
import { SELECT_USERS, type UserRow } from '#access/users/read-user.ts';
import type { Schemas } from '#ground/contract/operation-types.ts';
import type { Queryable } from '#ground/db/database.ts';
import { createParams } from '#ground/db/sql-params.ts';
import { byName } from '#terms/values/sort-by-name.ts';

/** The cashiers of a scope, ordered by name; deleted ones only on request. */
export async function listCashiers(
  database: Queryable,
  scope: Scope,
  { includeDeleted = false }: { includeDeleted?: boolean } = {},
): Promise<UserRow[]> {
  const params = createParams();
  const condition = scopeCondition(scope, params, 'u', { cashier: 'u.id' });
  const rows = await database.query<UserRow>(
    `${SELECT_USERS} where ${condition} and u.type = 'operator' ${includeDeleted ? '' : `and u.status <> 'deleted'`}`,
    params.values,
  );
  return byName(rows);
}

/** The default cashier of a branch, if it has one. */
export async function readDefaultCashier(
  database: Queryable,
  branchId: string,
): Promise<Schemas['NamedRef'] | null> {
  const [row] = await database.query<Schemas['NamedRef']>(
    'select u.id, u.name from branches br join users u on u.id = br.default_cashier_id where br.id = $1',
    [branchId],
  );
  return row ?? null;
}
