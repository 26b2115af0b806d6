import type { Schemas } from '#ground/contract/operation-types.ts';
import type { Queryable } from '#ground/db/database.ts';
import type { Params } from '#ground/db/sql-params.ts';
import type { ClosingTarget } from './target.ts';

/** The branch or, if only some of its cashiers are included, these. */
type EntriesTarget = Pick<ClosingTarget, 'branchId' | 'cashierIds'>;

/** The targets as a SQL condition over rows with `branch_id` and `cashier_id`. */
export function targetsCondition(targets: readonly EntriesTarget[], params: Params): string {
  const each = targets.map(({ branchId, cashierIds }) =>
    cashierIds ? `cashier_id = any(${params.add([...cashierIds])})` : `branch_id = ${params.add(branchId)}`,
  );
  return `(${each.join(' or ') || 'false'})`;
}

/** The open entries of the targets up to a moment, as a SQL condition over `ledger_entries`. */
export function openEntriesOf(targets: readonly EntriesTarget[], upTo: Date, params: Params): string {
  return `closing_id is null and created_at <= ${params.add(upTo)} and ${targetsCondition(targets, params)}`;
}

/** The properties of a closing that determine its entries. */
interface ClosingOfEntries {
  id: string;
  status: Schemas['ClosingStatus'];
  branch_id: string;
  cashier_ids: readonly string[] | null;
  ends_at: Date;
}

/**
 * SQL condition for the ledger entries that a closing shows: those it holds or, for a failed closing, which holds none, those
 * that a retry would include.
 */
export function entriesOf(closing: ClosingOfEntries, params: Params): string {
  if (closing.status !== 'error') return `closing_id = ${params.add(closing.id)}`;
  const target = { branchId: closing.branch_id, cashierIds: closing.cashier_ids };
  return openEntriesOf([target], closing.ends_at, params);
}

/** Totals of ledger entries, computed by the database: money is exact decimal text, refunds are positive. */
export interface TotalsRow {
  payment_count: number;
  refund_count: number;
  gross_amount: string;
  refunded_amount: string;
  net_amount: string;
}

/** SQL for the columns of `TotalsRow` over a group of ledger entries. */
export const TOTALS_COLUMNS = `count(*) filter (where kind = 'payment') as payment_count,
  count(*) filter (where kind = 'refund') as refund_count,
  coalesce(sum(amount) filter (where kind = 'payment'), 0)::numeric(14, 2) as gross_amount,
  coalesce(-sum(amount) filter (where kind = 'refund'), 0)::numeric(14, 2) as refunded_amount,
  coalesce(sum(amount), 0)::numeric(14, 2) as net_amount`;

/** The share of one cashier in a closing. */
export type ShareRow = TotalsRow & Cashier;

interface Cashier {
  cashier_id: string;
  username: string;
  checkout_name: string;
  branch_id: string;
  branch_name: string;
}

/** The totals of a set of entries. */
export interface SumRow extends TotalsRow {
  /** When the first of the entries was received or refunded; null if there are none. */
  oldest_at: Date | null;
}

/**
 * Reads the totals of a set of ledger entries and the share of each cashier from one snapshot, so that the shares add up to the
 * totals.
 */
export async function readCashierShares(
  database: Queryable,
  condition: string,
  params: Params,
): Promise<{ totals: SumRow; shares: ShareRow[] }> {
  const rows = await database.query<SumRow & (Cashier | Record<keyof Cashier, null>)>(
    `with shares as (
       select cashier_id, ${TOTALS_COLUMNS}, min(created_at) as oldest_at from ledger_entries where ${condition}
       group by grouping sets ((), (cashier_id))
     )
     select s.*, u.username, u.name as checkout_name, br.id as branch_id, br.name as branch_name
     from shares s left join users u on u.id = s.cashier_id left join branches br on br.id = u.branch_id
     order by s.cashier_id is not null, br.name, u.name, u.id`,
    params.values,
  );
  const [totals] = rows;
  if (!totals) throw new Error('The totals of no entries are a row of zeros');
  return { totals, shares: rows.filter((row) => row.cashier_id !== null) };
}
