import type { Queryable } from '../../db/database.ts';
import { createParams } from '../../db/sql-params.ts';
import { type Scope, scopeCondition } from '../scope.ts';
import { SELECT_TRANSACTIONS, TRANSACTION_SCOPE, type TransactionRow } from './transaction-row.ts';

/** Maximum rows of a list. */
const LIST_LIMIT = 10_000;

/** The pending transactions of a scope, newest first. */
export async function listPending(database: Queryable, scope: Scope): Promise<TransactionRow[]> {
  const params = createParams();
  return database.query<TransactionRow>(
    `${SELECT_TRANSACTIONS} where ${scopeCondition(scope, params, TRANSACTION_SCOPE)} and t.status = 'pending'
     order by t.created_at desc, t.id desc limit ${LIST_LIMIT}`,
    params.values,
  );
}

/** Transactions received or refunded since a moment, newest first. */
export async function listPaidSince(
  database: Queryable,
  scope: Scope,
  since: Date,
): Promise<TransactionRow[]> {
  const params = createParams();
  return database.query<TransactionRow>(
    `${SELECT_TRANSACTIONS} where ${scopeCondition(scope, params, TRANSACTION_SCOPE)}
       and t.status in ('completed', 'refunded') and t.resolved_at >= ${params.add(since)}
     order by t.created_at desc, t.id desc limit ${LIST_LIMIT}`,
    params.values,
  );
}
