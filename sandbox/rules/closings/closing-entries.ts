import type { Params } from '../../db/params.ts';
import type { ClosingRow } from './read.ts';
import { openEntriesOf } from './target.ts';

/**
 * SQL condition for the ledger entries that a closing shows: those it holds or, for a failed one, which holds none, those that
 * a retry would take.
 */
export function entriesOf(closing: ClosingRow, businessId: string, params: Params): string {
  if (closing.status !== 'error') return `closing_id = ${params.add(closing.id)}`;
  const target = {
    businessId,
    branchId: closing.branch_id,
    cashierId: closing.cashier_id,
    cashierIds: closing.cashier_ids,
  };
  return openEntriesOf([target], closing.ends_at, params);
}
