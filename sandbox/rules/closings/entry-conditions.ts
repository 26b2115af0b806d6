import type { Params } from '../../db/sql-params.ts';
import type { ClosingRow } from './read-closings.ts';
import type { ClosingTarget } from './target.ts';

/** The targets as a SQL condition over rows with `branch_id` and `cashier_id`. */
export function targetsCondition(targets: readonly ClosingTarget[], params: Params): string {
  const each = targets.map(({ branchId, cashierIds }) =>
    cashierIds ? `cashier_id = any(${params.add([...cashierIds])})` : `branch_id = ${params.add(branchId)}`,
  );
  return `(${each.join(' or ') || 'false'})`;
}

/** The open entries of the targets up to a moment, as a SQL condition over `ledger_entries`. */
export function openEntriesOf(targets: readonly ClosingTarget[], upTo: Date, params: Params): string {
  return `closing_id is null and created_at <= ${params.add(upTo)} and ${targetsCondition(targets, params)}`;
}

/**
 * SQL condition for the ledger entries that a closing shows: those it holds or, for a failed closing, which holds none, those
 * that a retry would include.
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
