import { createMomentFormatter } from '#terms/time/time-zone.ts';

/** `historial-2026-11-01-a-2026-11-30` for a range of dates, otherwise with the current date, in the business's time zone. */
export function datedFileName(
  name: string,
  { startDate, endDate }: { startDate?: string; endDate?: string },
  { now, timeZone }: { now: Date; timeZone: string },
): string {
  const format = createMomentFormatter(timeZone);
  const date = (moment: Date) => format(moment).date.split('/').reverse().join('-');
  if (startDate === undefined || endDate === undefined) return `${name}-${date(now)}`;
  const [first, last] = [date(new Date(startDate)), date(new Date(endDate))];
  return first === last ? `${name}-${first}` : `${name}-${first}-a-${last}`;
}
