import type { Schemas } from '#ground/contract/operation-types.ts';
import type { Queryable } from '#ground/db/database.ts';
import { createParams } from '#ground/db/sql-params.ts';
import { SELECT_TRANSACTIONS, type TransactionRow } from '#money/transactions/read-transactions.ts';
import { transactionCondition } from './conditions.ts';
import type { HistoryFilters } from './read-filters.ts';

/** Small enough that one batch does not block the event loop for long. */
const BATCH = 1_000;

/** All transactions of a history in order, in batches (keyset pagination). */
export async function* eachTransaction(
  database: Queryable,
  filters: HistoryFilters,
  sort: Schemas['Sort'],
): AsyncGenerator<TransactionRow[]> {
  const direction = sort === 'asc' ? 'asc' : 'desc';
  let last: TransactionRow | undefined;
  do {
    const params = createParams();
    const condition = transactionCondition(filters, filters.range, params);
    const after = last
      ? `and (t.created_at, t.id) ${sort === 'asc' ? '>' : '<'} (${params.add(last.created_at)}, ${params.add(last.id)})`
      : '';
    const rows: TransactionRow[] = await database.query<TransactionRow>(
      `${SELECT_TRANSACTIONS} where t.id = any(array(select t.id from transactions t where ${condition} ${after}
         order by t.created_at ${direction}, t.id ${direction} limit ${params.add(BATCH)}))
       order by t.created_at ${direction}, t.id ${direction}`,
      params.values,
    );
    if (rows.length > 0) yield rows;
    last = rows.length === BATCH ? rows.at(-1) : undefined;
  } while (last);
}
