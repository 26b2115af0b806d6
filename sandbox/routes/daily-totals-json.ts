import type { Schemas } from '../contract/operation-types.ts';
import { type DailyTotals, type DayTotals, NO_MONEY, type Totals } from '../rules/history/daily-totals.ts';
import { addMoney, formatMoney } from '../rules/money.ts';

/** Maps the money of days, of their hours and of places to the API's. */
export function dailyTotalsJson({ days, places }: DailyTotals): Schemas['TransactionDailyTotals'] {
  return {
    days: days.map(dayJson),
    ...(places && { places: places.map(({ id, days: own }) => ({ id, days: own.map(dayJson) })) }),
  };
}

function dayJson({ day, formattedDay, hours, ...totals }: DayTotals): Schemas['TransactionDay'] {
  return {
    day,
    formattedDay,
    ...amountsJson(totals),
    ...(hours && { hours: hours.map(({ hour, ...ofHour }) => ({ hour, ...amountsJson(ofHour) })) }),
  };
}

// Most days of most cashiers of a large business have none.
const NO_AMOUNTS = writeAmounts(NO_MONEY);

function amountsJson(totals: Totals): Schemas['TransactionAmounts'] {
  return totals.receivedCount === 0 ? NO_AMOUNTS : writeAmounts(totals);
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
