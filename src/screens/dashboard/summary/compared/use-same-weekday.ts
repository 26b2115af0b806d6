import type { TransactionHour } from '@cobros/sdk';
import { computed } from '@preact/signals-react';
import { useSignals } from '@preact/signals-react/runtime';
import { getDailyTotals } from '#blocks/daily/daily-totals-operation.ts';
import { useListPage } from '#blocks/list/use-list-page.ts';
import { toCents } from '#domain/money.ts';
import { lastDays } from '#domain/preset-period.ts';
import { startOfDayIn } from '#domain/start-of-day.ts';
import { serverNow } from '#stores/clock.ts';
import { today } from '#stores/today.ts';

/** How often the amount until the current time of day is read. */
const EVERY_MS = 5 * 60_000;

/** Changes once per interval, unlike the clock. */
const recently = computed(() => Math.floor(serverNow.value / EVERY_MS) * EVERY_MS);

export interface SameWeekday {
  /** `2026-11-15` */
  day: string;
  hours: readonly TransactionHour[];
  /** Cents received until the current time of day. */
  centsUntilNow: number;
}

/** The same weekday of last week, in the scope of the lists; undefined until it is read, or if reading failed. */
export function useSameWeekday(timeZone: string): SameWeekday | undefined {
  useSignals();
  const { from: day } = lastDays(8, today.value);
  const start = startOfDayIn(timeZone, day);
  const now = startOfDayIn(timeZone, today.value);
  const elapsed = Math.max(recently.value - now, 0);
  const whole = useRange(start, startOfDayIn(timeZone, lastDays(7, today.value).from) - 1);
  const until = useRange(start, start + elapsed);
  const hours = whole?.hours;
  if (!hours || !until) return undefined;
  return { day, hours, centsUntilNow: toCents(until.receivedAmount) };
}

// Nothing done today changes that day, so no operation invalidates it.
function useRange(start: number, end: number) {
  const [startDate, endDate] = [start, end].map((moment) => new Date(moment).toISOString()) as [
    string,
    string,
  ];
  const { page } = useListPage(
    `same-weekday/${startDate}/${endDate}`,
    // Counted as Recibido hoy does: by the moment the money arrived.
    getDailyTotals({ startDate, endDate, byHour: true, dateOf: 'movement' }),
  );
  return page?.days[0];
}
