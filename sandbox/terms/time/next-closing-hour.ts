import { TZDate } from '@date-fns/tz';
import { addDays, set } from 'date-fns';

/** The first full hour after `moment` in a time zone's local time: 20 means 20:00:00. */
export function nextClosingHour(moment: Date, hour: number, timeZone: string): Date {
  const local = new TZDate(moment, timeZone);
  const onDay = (day: TZDate) => set(day, { hours: hour, minutes: 0, seconds: 0, milliseconds: 0 }).getTime();
  const today = onDay(local);
  return new Date(today > moment.getTime() ? today : onDay(addDays(local, 1)));
}
