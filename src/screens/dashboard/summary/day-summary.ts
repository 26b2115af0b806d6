import { isUnassigned } from '../../../blocks/transaction/transaction-actions.ts';
import { toCents } from '../../../domain/money.ts';
import type { TransactionStatus } from '../../../domain/transaction-status.ts';
import type { Row } from '../transaction-rows.ts';

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

/** Total of the rows. Refunded amounts are struck through and count only if there is nothing else. */
export function listTotalCents(rows: readonly Row[]): number {
  let cents = 0;
  let refundedCents = 0;
  let refunded = 0;
  for (const { transaction } of rows) {
    if (transaction.status === 'refunded') {
      refunded += 1;
      refundedCents += toCents(transaction.amount);
    } else cents += toCents(transaction.amount);
  }
  return refunded === rows.length ? refundedCents : cents;
}

export interface HourTotal extends Figure {
  hour: number;
}

/** Usual opening hours, always on the chart; earlier and later hours are added as needed. */
const USUAL_HOURS = { first: 6, last: 19 };

/** Amount received in each hour of the day. */
export function receivedByHour(
  paid: readonly Row[],
  hourOf: (moment: number) => number,
  currentHour: number,
): HourTotal[] {
  const hours = Array.from({ length: 24 }, (_, hour): HourTotal => ({ hour, count: 0, cents: 0 }));
  let first = Math.min(USUAL_HOURS.first, currentHour);
  let last = Math.max(USUAL_HOURS.last, currentHour);
  for (const { transaction } of paid) {
    const { status, resolutionDate, creationDate, amount } = transaction;
    if (status !== 'completed') continue;
    const hour = hourOf(Date.parse(resolutionDate ?? creationDate));
    const total = hours[hour] as HourTotal;
    total.count += 1;
    total.cents += toCents(amount);
    first = Math.min(first, hour);
    last = Math.max(last, hour);
  }
  return hours.slice(first, last + 1);
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
