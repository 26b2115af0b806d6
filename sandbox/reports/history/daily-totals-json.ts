import type { Schemas } from '#ground/contract/operation-types.ts';
import type { Day } from '#terms/time/days-of-range.ts';
import { addMoney, formatMoney } from '#terms/values/money.ts';
import { type DailyTotals, NO_MONEY, type Totals, type TotalsOfDays } from './daily-totals.ts';

/** Maps the totals of days, hours and places to the API's. */
export function dailyTotalsJson(
  days: readonly Day[],
  { totals, hours, places }: DailyTotals,
): Schemas['TransactionDailyTotals'] {
  const daysJson = (ofDays: TotalsOfDays) => days.map((day, index) => dayJson(day, ofDays[index]));
  return {
    days: days.map((day, index) => ({
      ...dayJson(day, totals[index]),
      ...(hours && { hours: hours.map((ofDays, hour) => ({ hour, ...amountsJson(ofDays[index]) })) }),
    })),
    ...(places && { places: places.map((place) => ({ id: place.id, days: daysJson(place.totals) })) }),
  };
}

const dayJson = ({ day, formattedDay }: Day, totals: Totals | undefined): Schemas['TransactionDay'] => ({
  day,
  formattedDay,
  ...amountsJson(totals),
});

// Shared object, because most days of most cashiers of a large business have no money.
const NO_AMOUNTS = writeAmounts(NO_MONEY);

/** Maps counts and sums to those of the API. */
export function amountsJson(totals = NO_MONEY): Schemas['TransactionAmounts'] {
  const { receivedCount, received, refundedCount, refunded } = totals;
  // A mean can have money and less than half a payment.
  const hasNone = receivedCount + refundedCount === 0 && received === '0.00' && refunded === '0.00';
  return hasNone ? NO_AMOUNTS : writeAmounts(totals);
}

function writeAmounts(totals: Totals): Schemas['TransactionAmounts'] {
  const { receivedCount, received, refundedCount, refunded } = totals;
  const net = addMoney(received, `-${refunded}`);
  return {
    receivedCount,
    receivedAmount: Number(received),
    formattedReceivedAmount: formatMoney(received),
    refundedCount,
    refundedAmount: Number(refunded),
    formattedRefundedAmount: formatMoney(refunded),
    netAmount: Number(net),
    formattedNetAmount: formatMoney(net),
  };
}
