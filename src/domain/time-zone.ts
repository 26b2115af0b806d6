import { createdOnce } from './created-once.ts';

// Moments are milliseconds since 1970; they are shown in the business's time zone.

const QUARTER_HOUR = 15 * 60_000;

const PARTS = {
  date: { day: '2-digit', month: '2-digit', year: 'numeric' },
  time: { hourCycle: 'h23', hour: '2-digit', minute: '2-digit', second: '2-digit' },
} as const;

const formatter = createdOnce(
  (timeZone: string, parts: keyof typeof PARTS) =>
    new Intl.DateTimeFormat('es-GT', { timeZone, ...PARTS[parts] }),
);

/** `10:41:20` */
export function timeIn(timeZone: string, moment: number): string {
  return formatter(timeZone, 'time').format(moment);
}

/** `20/11/2026` */
function dateIn(timeZone: string, moment: number): string {
  return formatter(timeZone, 'date').format(moment);
}

/** The day of a moment: `2026-11-20`. */
export function dayIn(timeZone: string, moment: number): string {
  return dateIn(timeZone, moment).split('/').reverse().join('-');
}

/** `20/11/2026 10:41:20` */
export function momentIn(timeZone: string, moment: number): string {
  return `${dateIn(timeZone, moment)} ${timeIn(timeZone, moment)}`;
}

/**
 * Returns a function that gives the hour of a moment, from 0 to 23. In every zone hours start at a quarter, so
 * results are cached by quarter of an hour.
 */
export function createHourOf(timeZone: string): (moment: number) => number {
  const hours = new Map<number, number>();
  return (moment) => {
    const quarter = Math.floor(moment / QUARTER_HOUR);
    const hour = hours.get(quarter) ?? Number(timeIn(timeZone, quarter * QUARTER_HOUR).slice(0, 2));
    hours.set(quarter, hour);
    return hour;
  };
}
