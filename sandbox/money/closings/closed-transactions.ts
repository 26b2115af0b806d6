import type { Schemas } from '#ground/contract/operation-types.ts';
import type { Queryable } from '#ground/db/database.ts';
import { createParams } from '#ground/db/sql-params.ts';
import { SELECT_TRANSACTIONS, type TransactionRow } from '#money/transactions/read-transactions.ts';
import { entriesOf, TOTALS_COLUMNS, type TotalsRow } from './ledger-entries.ts';
import type { ClosingRow } from './read-closings.ts';

/** A transaction, and the amounts of it that a closing includes. */
export interface ClosedTransaction {
  transaction: TransactionRow;
  closed: TotalsRow;
}

interface ClosedRow extends TotalsRow {
  transaction_id: string;
  created_at: Date;
}

/** Number of transactions that a closing shows. */
export async function countTransactions(database: Queryable, closing: ClosingRow): Promise<number> {
  const params = createParams();
  const [row] = await database.query<{ count: number }>(
    `select count(distinct transaction_id) as count from ledger_entries where ${entriesOf(closing, params)}`,
    params.values,
  );
  return row?.count ?? 0;
}

/** One page of a closing's transactions, ordered by creation date. */
export async function listTransactions(
  database: Queryable,
  closing: ClosingRow,
  page: { sort: Schemas['Sort']; currentPage: number; pageSize: number },
): Promise<ClosedTransaction[]> {
  const params = createParams();
  const direction = page.sort === 'asc' ? 'asc' : 'desc';
  const rows = await database.query<ClosedRow>(
    `${closedRows(entriesOf(closing, params))}
     order by t.created_at ${direction}, t.id ${direction}
     limit ${params.add(page.pageSize)} offset ${params.add((page.currentPage - 1) * page.pageSize)}`,
    params.values,
  );
  return withTransactions(database, rows);
}

/** All of a closing's transactions, oldest first, in batches (keyset pagination). */
export async function* eachTransaction(
  database: Queryable,
  closing: ClosingRow,
  batchSize = 5_000,
): AsyncGenerator<ClosedTransaction[]> {
  let last: ClosedRow | undefined;
  do {
    const params = createParams();
    const entries = entriesOf(closing, params);
    const after = last
      ? `where (t.created_at, t.id) > (${params.add(last.created_at)}, ${params.add(last.transaction_id)})`
      : '';
    const rows: ClosedRow[] = await database.query<ClosedRow>(
      `${closedRows(entries)} ${after} order by t.created_at, t.id limit ${params.add(batchSize)}`,
      params.values,
    );
    if (rows.length > 0) yield await withTransactions(database, rows);
    last = rows.length === batchSize ? rows.at(-1) : undefined;
  } while (last);
}

function closedRows(entries: string): string {
  return `select closed.*, t.created_at from (
      select transaction_id, ${TOTALS_COLUMNS} from ledger_entries where ${entries} group by transaction_id
    ) closed join transactions t on t.id = closed.transaction_id`;
}

async function withTransactions(
  database: Queryable,
  rows: readonly ClosedRow[],
): Promise<ClosedTransaction[]> {
  const transactions = await database.query<TransactionRow>(`${SELECT_TRANSACTIONS} where t.id = any($1)`, [
    rows.map(({ transaction_id }) => transaction_id),
  ]);
  const byId = new Map(transactions.map((transaction) => [transaction.id, transaction]));
  return rows.flatMap((closed) => {
    const transaction = byId.get(closed.transaction_id);
    return transaction ? [{ transaction, closed }] : [];
  });
}
