import { toCents } from '../../../domain/money.ts';
import { isUnassigned } from '../../../features/transaction/transaction-actions.ts';
import type { Row } from '../reconcile-rows.ts';

export interface Figure {
  count: number;
  cents: number;
}

/** Unless it is known when a refunded payment was received, it counts on the day of its creation. */
export const receivedToday = ({
  transaction: { status, formattedReceivedDate, formattedCreationDate, formattedResolutionDate },
}: Row): boolean =>
  status === 'completed' || (formattedReceivedDate ?? formattedCreationDate) === formattedResolutionDate;

/** The whole day, regardless of filters. */
export interface DaySummary {
  /** What arrived today, refunded or not. */
  received: Figure;
  pending: Figure;
  /** Number of pending payments without a cashier. */
  unassigned: number;
  /** What was refunded today, whenever it arrived. */
  refunded: Figure;
}

export function summarizeDay(pending: readonly Row[], paid: readonly Row[]): DaySummary {
  return {
    received: figureOf(paid.filter(receivedToday)),
    pending: figureOf(pending),
    unassigned: pending.filter(({ transaction }) => isUnassigned(transaction)).length,
    refunded: figureOf(paid.filter(({ transaction }) => transaction.status === 'refunded')),
  };
}

export function figureOf(rows: readonly Row[]): Figure {
  const figure = { count: 0, cents: 0 };
  for (const { transaction } of rows) {
    figure.count += 1;
    figure.cents += toCents(transaction.amount);
  }
  return figure;
}
