import type { Moment } from '../received-moment.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** `Hace 12 s · 14:03:20`; later the time alone, and from half a day on with its date. */
export function agoText([at, date, time]: Moment, now: number): string {
  const seconds = Math.max(0, Math.floor((now - at) / 1000));
  if (seconds >= 12 * HOUR) return `${date} ${time}`;
  if (seconds >= HOUR) return time;
  const ago = seconds < MINUTE ? `${seconds} s` : `${Math.floor(seconds / MINUTE)} min`;
  return `Hace ${ago} · ${time}`;
}
