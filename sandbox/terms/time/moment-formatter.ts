import { createUtcOffset } from './create-utc-offset.ts';

/** A moment formatted in a time zone. */
export interface FormattedMoment {
  /** DD/MM/YYYY */
  date: string;
  /** hh:mm:ss */
  time: string;
}

/** Creates a function that formats moments in a time zone. */
export function createMomentFormatter(timeZone: string): (moment: Date) => FormattedMoment {
  const offsetAt = createUtcOffset(timeZone);
  return (moment) => {
    const local = new Date(moment.getTime() + offsetAt(moment.getTime())).toISOString();
    return {
      date: `${local.slice(8, 10)}/${local.slice(5, 7)}/${local.slice(0, 4)}`,
      time: local.slice(11, 19),
    };
  };
}

/** `20/11/2026` of the day `2026-11-20`. */
export const formatDay = (day: string): string => day.split('-').reverse().join('/');
