import { scopeCondition } from '#access/sessions/scope.ts';
import type { Schemas } from '#ground/contract/operation-types.ts';
import type { Queryable } from '#ground/db/database.ts';
import { createParams, type Params } from '#ground/db/sql-params.ts';
import { SELECT_TRANSACTIONS, type TransactionRow } from '#money/transactions/read-transactions.ts';
import { invalidFields } from '#terms/errors/api-error.ts';
import { transactionCondition } from './conditions.ts';
import type { HistoryFilters } from './read-filters.ts';

/** Filters of a history by another moment than the creation: when money was received or refunded. */
export interface MovedFilters {
  kinds: readonly ('payment' | 'refund')[];
  weekday: number | null;
  hour: number | null;
  timeZone: string;
}

/** Number of transactions with money moved, and the sums of that money as exact decimal text. */
export interface MovedTotals {
  count: number;
  /** Sum of the transactions. */
  amount: string;
  received: string;
  refunded: string;
}

/** Small enough that one batch does not block the event loop for long. */
const BATCH = 1_000;
const KINDS = {
  received: ['payment'],
  refunded: ['refund'],
  movement: ['payment', 'refund'],
} as const;

/** Returns null for a history by creation. @throws ApiError 400 for a weekday or hour without another moment */
export function readMovedFilters(content: Schemas['HistoryFilters'], timeZone: string): MovedFilters | null {
  const { dateOf = 'creation', weekday = null, hour = null } = content;
  if (dateOf !== 'creation') return { kinds: KINDS[dateOf], weekday, hour, timeZone };
  const given = Object.entries({ weekday, hour }).filter(([, value]) => value !== null);
  if (given.length === 0) return null;
  throw invalidFields(given.map(([field]) => ({ field, message: 'solo con otra fecha que la de creación' })));
}

export async function readMovedTotals(
  database: Queryable,
  filters: HistoryFilters,
  moved: MovedFilters,
): Promise<MovedTotals> {
  const params = createParams();
  const [totals] = await database.query<MovedTotals>(
    `select count(*)::int as count, coalesce(sum(amount), 0)::numeric(20, 2) as amount,
       coalesce(sum(received), 0)::numeric(20, 2) as received, coalesce(sum(refunded), 0)::numeric(20, 2) as refunded
     from (
       select coalesce(max(l.amount) filter (where l.kind = 'payment'), (select amount from transactions where id = l.transaction_id)) as amount,
         sum(l.amount) filter (where l.kind = 'payment') as received,
         -sum(l.amount) filter (where l.kind = 'refund') as refunded
       ${entries(filters, moved, params)} group by l.transaction_id
     ) as moved`,
    params.values,
  );
  if (!totals) throw new Error('A sum has no row');
  return totals;
}

/** One page, ordered by when money was last moved. */
export async function readMovedPage(
  database: Queryable,
  filters: HistoryFilters,
  moved: MovedFilters,
  page: { sort: Schemas['Sort']; currentPage: number; pageSize: number },
): Promise<TransactionRow[]> {
  const { sort, currentPage, pageSize } = page;
  return readRows(database, await readIds(database, filters, moved, sort, { currentPage, pageSize }));
}

/** All matching transactions in order, in batches. */
export async function* eachMovedTransaction(
  database: Queryable,
  filters: HistoryFilters,
  moved: MovedFilters,
  sort: Schemas['Sort'],
): AsyncGenerator<TransactionRow[]> {
  const ids = await readIds(database, filters, moved, sort);
  for (let start = 0; start < ids.length; start += BATCH) {
    yield await readRows(database, ids.slice(start, start + BATCH));
  }
}

async function readIds(
  database: Queryable,
  filters: HistoryFilters,
  moved: MovedFilters,
  sort: Schemas['Sort'],
  page?: { currentPage: number; pageSize: number },
): Promise<string[]> {
  const params = createParams();
  const direction = sort === 'asc' ? 'asc' : 'desc';
  const rows = await database.query<{ id: string }>(
    `select l.transaction_id as id ${entries(filters, moved, params)} group by 1
     order by max(l.created_at) ${direction}, 1 ${direction}
     ${page ? `limit ${params.add(page.pageSize)} offset ${params.add((page.currentPage - 1) * page.pageSize)}` : ''}`,
    params.values,
  );
  return rows.map(({ id }) => id);
}

async function readRows(database: Queryable, ids: readonly string[]): Promise<TransactionRow[]> {
  const rows = await database.query<TransactionRow>(`${SELECT_TRANSACTIONS} where t.id = any($1)`, [ids]);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.map((id) => byId.get(id)).filter((row) => row !== undefined);
}

/**
 * SQL for the matching entries of the ledger, `l`, which contains places; other filters need the transactions, as do amounts, since
 * an entry may be a part of one.
 */
function entries(filters: HistoryFilters, moved: MovedFilters, params: Params): string {
  const { scope, cashierId, origin, statuses, withRefund, payerIds, search, range } = filters;
  const conditions = [scopeCondition(scope, params, 'l'), `l.kind = any(${params.add(moved.kinds)})`];
  if (range.from) conditions.push(`l.created_at >= ${params.add(range.from)}`);
  if (range.to) conditions.push(`l.created_at < ${params.add(range.to)}`);
  if (cashierId !== null) conditions.push(`l.cashier_id = ${params.add(cashierId)}`);
  const ofClock = (field: string, value: number) =>
    `extract(${field} from l.created_at at time zone ${params.add(moved.timeZone)}) = ${params.add(value)}`;
  if (moved.weekday !== null) conditions.push(ofClock('isodow', moved.weekday));
  if (moved.hour !== null) conditions.push(ofClock('hour', moved.hour));
  const ofRows = origin !== null || statuses.length > 0 || withRefund || payerIds !== null;
  const looksElsewhere = ofRows || search !== null || range.low !== null || range.high !== null;
  if (!looksElsewhere) return `from ledger_entries l where ${conditions.join(' and ')}`;
  conditions.push(transactionCondition(filters, { ...range, from: null, to: null }, params));
  return `from ledger_entries l join transactions t on t.id = l.transaction_id where ${conditions.join(' and ')}`;
}
