import type { Queryable } from '../../db/database.ts';
import { createParams } from '../../db/sql-params.ts';
import { notFound } from '../api-error.ts';
import { type Scope, scopeCondition } from '../scope.ts';
import { SELECT_TRANSACTIONS, TRANSACTION_SCOPE, type TransactionRow } from './transaction-row.ts';

/**
 * One transaction of a scope.
 * @throws ApiError 404 when it is outside the scope
 */
export async function requireTransaction(
  database: Queryable,
  scope: Scope,
  transactionId: string,
): Promise<TransactionRow> {
  const params = createParams();
  const [row] = await database.query<TransactionRow>(
    `${SELECT_TRANSACTIONS} where ${scopeCondition(scope, params, TRANSACTION_SCOPE)} and t.id = ${params.add(transactionId)}`,
    params.values,
  );
  if (!row) throw notFound('No se encontró la transacción');
  return row;
}
