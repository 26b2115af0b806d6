import { TZDate } from '@date-fns/tz';

/** Deposits leave at this hour of the business's clock: late, so that on most hours of a day some are still to leave. */
export const DEPOSIT_HOUR = 18;

const MADE_AT = { hour: DEPOSIT_HOUR, minute: 0, second: 0 };
const RETURNED_AT = { hour: 9, minute: 20, second: 11 };

interface Time {
  hour: number;
  minute: number;
  second: number;
}

/** The moment at which the deposit of a day leaves. */
export const depositMoment = (day: string, timeZone: string): Date => momentOf(day, MADE_AT, timeZone);

/** The moment at which the bank returns one on a day. */
export const returnMoment = (day: string, timeZone: string): Date => momentOf(day, RETURNED_AT, timeZone);

function momentOf(day: string, { hour, minute, second }: Time, timeZone: string): Date {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  return new Date(new TZDate(year, month - 1, date, hour, minute, second, timeZone).getTime());
}
