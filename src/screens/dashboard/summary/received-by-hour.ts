import { toCents } from '../../../domain/money.ts';
import type { Row } from '../reconcile-rows.ts';
import { type Figure, receivedToday } from './day-summary.ts';

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
