/** Totals of ledger entries, computed by the database: money is exact decimal text, refunds are positive. */
export interface TotalsRow {
  payment_count: number;
  refund_count: number;
  gross_amount: string;
  refunded_amount: string;
  net_amount: string;
}

/** The columns of `TotalsRow` over a group of ledger entries. */
export const TOTALS_COLUMNS = `count(*) filter (where kind = 'payment') as payment_count,
  count(*) filter (where kind = 'refund') as refund_count,
  coalesce(sum(amount) filter (where kind = 'payment'), 0)::numeric(14, 2) as gross_amount,
  coalesce(-sum(amount) filter (where kind = 'refund'), 0)::numeric(14, 2) as refunded_amount,
  coalesce(sum(amount), 0)::numeric(14, 2) as net_amount`;
