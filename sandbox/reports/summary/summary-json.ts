import type { Schemas } from '#ground/contract/operation-types.ts';
import { amountsJson } from '#reports/history/daily-totals-json.ts';
import type { DayPart } from '#terms/time/calendar.ts';
import { formatDay } from '#terms/time/days.ts';
import { createMomentFormatter } from '#terms/time/time-zone.ts';
import { decimal, formatMoney } from '#terms/values/money.ts';
import { type Change, percentOf } from './greatest-changes.ts';
import { halfUp, hasMoney, type Money, NO_MONEY, sumOf, totalsOf } from './money.ts';
import type { Place, Span, SummaryData } from './read-summary.ts';
import { type MoneyOfDays, sumOfUsual, usualOf, usualWeeks } from './usual.ts';

/** Maps a summary to that of the API. */
export function summaryJson(summary: SummaryData, timeZone: string): Schemas['Summary'] {
  const { days, spans, total, places, changes, placeLevel, hours } = summary;
  const usual = usualOf(total);
  const names = new Map(places.map(({ id, name }) => [id, name]));
  return {
    branch: summary.branch,
    period: { ...rangeJson(days.past, timeZone), isRunning: days.isRunning },
    before: { ...rangeJson(days.before, timeZone), isRunning: false },
    usualWeeks: usualWeeks(total),
    total: withAverage(sumOf(total.past)),
    totalBefore: orNull(sumOf(total.before), (money) => withAverage(money)),
    totalUsual: usual && withAverage(usual, sumOfUsual(total)),
    spans: spans.map((span) => ({ ...spanJson(span, days.past), ...moneyJson(ofSpan(total, span)) })),
    placeLevel,
    places: places.map((place) => placeJson(place, spans)),
    hours: [...hours],
    changes: changes.map((change) => ({
      ...changeJson(change, days.past),
      placeName: names.get(change.placeId) ?? '',
    })),
  };
}

const moneyJson = (money: Money): Schemas['TransactionAmounts'] => amountsJson(totalsOf(money));

const orNull = <Json>(money: Money, json: (money: Money) => Json): Json | null =>
  hasMoney(money) ? json(money) : null;

/** `exact` is the money from which the average is computed, because the count of a mean is rounded. */
function withAverage(money: Money, exact = money): Schemas['SummaryAmounts'] {
  const { received, receivedCount } = exact;
  const average = receivedCount === 0 ? null : decimal(halfUp(received, receivedCount));
  return {
    ...moneyJson(money),
    averageAmount: average === null ? null : Number(average),
    formattedAverageAmount: average === null ? null : formatMoney(average),
  };
}

/** First and last moment and day of consecutive parts; the last moment is included. */
function momentsJson(first: DayPart, last: DayPart) {
  return {
    startDate: first.from.toISOString(),
    endDate: new Date(last.to.getTime() - 1).toISOString(),
    startDay: first.day,
    formattedStartDay: formatDay(first.day),
    endDay: last.day,
    formattedEndDay: formatDay(last.day),
  };
}

/** Maps a period of consecutive parts to that of the API. */
export function rangeJson(parts: readonly DayPart[], timeZone: string) {
  const moments = momentsJson(parts[0] as DayPart, parts.at(-1) as DayPart);
  const { time } = createMomentFormatter(timeZone)(new Date(moments.endDate));
  return { ...moments, formattedEndTime: time };
}

function spanJson({ first, last, days, isAhead, isCurrent }: Span, past: readonly DayPart[]) {
  const moments = momentsJson(first, last);
  const { endDate } = isCurrent ? momentsJson(first, past[days.at(-1) ?? 0] ?? last) : moments;
  return { ...moments, endDate, isAhead, isCurrent };
}

const ofSpan = ({ past }: MoneyOfDays, { days }: Span): Money =>
  sumOf(days.map((index) => past[index] ?? NO_MONEY));

function placeJson(
  { id, name, cashierCount, money }: Place,
  spans: readonly Span[],
): Schemas['SummaryPlace'] {
  const usual = usualOf(money);
  return {
    id,
    name,
    ...(cashierCount !== null && { cashierCount }),
    total: moneyJson(sumOf(money.past)),
    before: orNull(sumOf(money.before), moneyJson),
    usual: usual && moneyJson(usual),
    spans: spans.map((span) => moneyJson(ofSpan(money, span))),
  };
}

function changeJson(change: Change, past: readonly DayPart[]) {
  const { placeId, comparedWith, day, weeks, received, compared } = change;
  const first = day ?? (past[0] as DayPart);
  const { startDate, endDate } = momentsJson(first, day ?? (past.at(-1) as DayPart));
  return {
    placeId,
    comparedWith,
    day: day?.day ?? null,
    formattedDay: day && formatDay(day.day),
    weeks,
    startDate,
    endDate,
    receivedAmount: received / 100,
    formattedReceivedAmount: formatMoney(decimal(received)),
    comparedAmount: compared / 100,
    formattedComparedAmount: formatMoney(decimal(compared)),
    percent: percentOf(change),
  };
}
