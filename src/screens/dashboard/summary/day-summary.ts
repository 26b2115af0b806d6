import { isUnassigned } from '../../../blocks/transaction/transaction-actions.ts';
import { toCents } from '../../../domain/money.ts';
import type { TransactionStatus } from '../../../domain/transaction-status.ts';
import type { Row } from '../reconcile-rows.ts';

export interface Figure {
  count: number;
  cents: number;
}

/** The whole day, regardless of filters. */
export interface DaySummary {
  received: Figure;
  pending: Figure;
  /** Number of pending payments without a cashier. */
  unassigned: number;
  refunded: Figure;
}

export function summarizeDay(pending: readonly Row[], paid: readonly Row[]): DaySummary {
  return {
    received: figureOf(paid, 'completed'),
    pending: figureOf(pending, 'pending'),
    unassigned: pending.filter(({ transaction }) => isUnassigned(transaction)).length,
    refunded: figureOf(paid, 'refunded'),
  };
}

function figureOf(rows: readonly Row[], status: TransactionStatus): Figure {
  const figure = { count: 0, cents: 0 };
  for (const { transaction } of rows) {
    if (transaction.status !== status) continue;
    figure.count += 1;
    figure.cents += toCents(transaction.amount);
  }
  return figure;
}
