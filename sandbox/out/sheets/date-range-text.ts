import { createMomentFormatter, type FormattedMoment } from '#terms/time/time-zone.ts';

/**
 * The requested dates as text: `Fechas: 01/11/2026 a 30/11/2026 (UTC)` for whole days in UTC, with `(hora del negocio)` for
 * whole days of the business and for moments within a day. Null without dates.
 */
export function dateRangeText(
  { startDate, endDate }: { startDate?: string; endDate?: string },
  timeZone: string,
): string | null {
  if (startDate === undefined && endDate === undefined) return null;
  const whole = ['UTC', timeZone].find((zone) => isWholeDays(zone, startDate, endDate));
  const format = createMomentFormatter(whole ?? timeZone);
  const text = (moment: string) => written(format(new Date(moment)), whole !== undefined);
  const zone = whole === 'UTC' ? 'UTC' : 'hora del negocio';
  if (endDate === undefined) return `Fechas: desde ${text(startDate ?? '')} (${zone})`;
  if (startDate === undefined) return `Fechas: hasta ${text(endDate)} (${zone})`;
  const [first, last] = [text(startDate), text(endDate)];
  return `Fechas: ${first === last ? first : `${first} a ${last}`} (${zone})`;
}

/** Tests whether a range consists of whole days of a time zone, down to the last millisecond. */
function isWholeDays(zone: string, startDate?: string, endDate?: string): boolean {
  const format = createMomentFormatter(zone);
  const isMidnight = (time: number) => time % 1000 === 0 && format(new Date(time)).time === '00:00:00';
  const begins = startDate === undefined || isMidnight(Date.parse(startDate));
  return begins && (endDate === undefined || isMidnight(Date.parse(endDate) + 1));
}

function written({ date, time }: FormattedMoment, day: boolean): string {
  return day ? date : `${date} ${time}`;
}
