import { toCents } from '#domain/money.ts';
import { isUnassigned } from '#features/transaction/transaction-actions.ts';
import type { Row } from '../reconcile-rows.ts';

interface Figure {
  count: number;
  cents: number;
}

/** The day of its last refund or, without one, of its resolution: the day for which the list has it. */
const listedDay = ({ transaction: { refunds, formattedResolutionDate } }: Row) =>
  refunds?.at(-1)?.formattedCreationDate ?? formattedResolutionDate;

/** A refunded payment counts on the day it was received or, if that is unknown, on the day of its creation. */
export function receivedToday(row: Row): boolean {
  const { status, refunds, formattedReceivedDate, formattedCreationDate } = row.transaction;
  if (status === 'completed' && !refunds?.length) return true;
  return (formattedReceivedDate ?? formattedCreationDate) === listedDay(row);
}

/** The cents refunded today. An API without refunds in parts has one refund, of the whole amount. */
function refundedToday(row: Row): number {
  const { status, amount, refunds } = row.transaction;
  if (!refunds?.length) return status === 'refunded' ? toCents(amount) : 0;
  const today = listedDay(row);
  return refunds.reduce(
    (sum, refund) => sum + (refund.formattedCreationDate === today ? toCents(refund.amount) : 0),
    0,
  );
}

/** Figures of the whole day, regardless of filters. */
export interface DaySummary {
  /** Everything that arrived today, even if it was refunded. */
  received: Figure;
  pending: Figure;
  /** Number of pending payments without a cashier. */
  unassigned: number;
  /** The refunds of today, whole or in part, whenever the payment arrived. */
  refunded: Figure;
}

export function summarizeDay(pending: readonly Row[], paid: readonly Row[]): DaySummary {
  return {
    received: figureOf(paid.filter(receivedToday)),
    pending: figureOf(pending),
    unassigned: pending.filter(({ transaction }) => isUnassigned(transaction)).length,
    refunded: sumOf(paid.map(refundedToday).filter((cents) => cents > 0)),
  };
}

const sumOf = (cents: readonly number[]): Figure => ({
  count: cents.length,
  cents: cents.reduce((sum, one) => sum + one, 0),
});

export const figureOf = (rows: readonly Row[]): Figure =>
  sumOf(rows.map(({ transaction }) => toCents(transaction.amount)));

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
