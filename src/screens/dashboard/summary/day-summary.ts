import { toCents } from '#domain/money.ts';
import { isUnassigned } from '#features/transaction/transaction-actions.ts';
import type { Row } from '../reconcile-rows.ts';

interface Figure {
  count: number;
  cents: number;
}

/** A refunded payment counts on the day it was received or, if that is unknown, on the day of its creation. */
export const receivedToday = ({
  transaction: { status, formattedReceivedDate, formattedCreationDate, formattedResolutionDate },
}: Row): boolean =>
  status === 'completed' || (formattedReceivedDate ?? formattedCreationDate) === formattedResolutionDate;

/** Figures of the whole day, regardless of filters. */
export interface DaySummary {
  /** Everything that arrived today, even if it was refunded. */
  received: Figure;
  pending: Figure;
  /** Number of pending payments without a cashier. */
  unassigned: number;
  /** Everything that was refunded today, whenever it arrived. */
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

export interface HourTotal extends Figure {
  hour: number;
}

/** Usual opening hours, which the chart always includes; earlier and later hours are added as needed. */
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
  for (const row of paid) {
    const { status, receivedDate, resolutionDate, creationDate, amount } = row.transaction;
    if (!receivedToday(row)) continue;
    const received = receivedDate ?? (status === 'completed' && resolutionDate);
    const hour = hourOf(Date.parse(received || creationDate));
    const total = hours[hour] as HourTotal;
    total.count += 1;
    total.cents += toCents(amount);
    first = Math.min(first, hour);
    last = Math.max(last, hour);
  }
  return hours.slice(first, last + 1);
}
