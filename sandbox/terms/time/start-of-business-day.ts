import { TZDate } from '@date-fns/tz';
import { startOfDay } from 'date-fns';

/** Start of the day that contains `now`, in a time zone (IANA name). */
export function startOfBusinessDay(now: Date, timeZone: string): Date {
  return new Date(startOfDay(new TZDate(now, timeZone)).getTime());
}
