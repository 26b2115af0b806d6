import type { Queryable } from '../../db/database.ts';
import type { Params } from '../../db/sql-params.ts';

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
export interface ShareRow extends TotalsRow {
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
  const [totals, ...shares] = await database.query<ShareRow & SumRow>(
    `with shares as (
       select cashier_id, ${TOTALS_COLUMNS}, min(created_at) as oldest_at from ledger_entries where ${condition}
       group by grouping sets ((), (cashier_id))
     )
     select s.*, u.username, u.name as checkout_name, br.id as branch_id, br.name as branch_name
     from shares s left join users u on u.id = s.cashier_id left join branches br on br.id = u.branch_id
     order by s.cashier_id is not null, br.name, u.name, u.id`,
    params.values,
  );
  if (!totals) throw new Error('The totals of no entries are a row of zeros');
  return { totals, shares };
}
