import { TZDate } from '@date-fns/tz';
import { addDays, set } from 'date-fns';

/** The first full hour after `moment` in a time zone's local time: 20 means 20:00:00. */
export function nextClosingHour(moment: Date, hour: number, timeZone: string): Date {
  const local = new TZDate(moment, timeZone);
  const onDay = (day: TZDate) => set(day, { hours: hour, minutes: 0, seconds: 0, milliseconds: 0 }).getTime();
  const today = onDay(local);
  return new Date(today > moment.getTime() ? today : onDay(addDays(local, 1)));
}

/** Local hour at which deposits are sent: late, so that during most of a day some are still to be sent. */
export const DEPOSIT_HOUR = 18;

const MADE_AT = { hour: DEPOSIT_HOUR, minute: 0, second: 0 };
const RETURNED_AT = { hour: 9, minute: 20, second: 11 };

interface Time {
  hour: number;
  minute: number;
  second: number;
}

/** The moment when the deposit of a day is sent. */
export const depositMoment = (day: string, timeZone: string): Date => momentOf(day, MADE_AT, timeZone);

/** The moment of a day when the bank returns deposits. */
export const returnMoment = (day: string, timeZone: string): Date => momentOf(day, RETURNED_AT, timeZone);

function momentOf(day: string, { hour, minute, second }: Time, timeZone: string): Date {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  return new Date(new TZDate(year, month - 1, date, hour, minute, second, timeZone).getTime());
}
