import { addDays, createCalendar } from '../calendar.ts';
import { after } from '../clock.ts';
import type { SummaryEmailKind } from './kinds.ts';

/** E-mails of a week and of a month leave when people get up, not in the night in which it ends. */
const SENT_AT_SECONDS = 6 * 3600;

/** When an e-mail of a kind is due next, seen from a moment: the end of the day, or the morning of a Monday or of a first. */
export function nextDue(kind: SummaryEmailKind, now: Date, timeZone: string): Date {
  const calendar = createCalendar(now, timeZone);
  const startOf = (day: string) => (calendar.days(day, day)[0] as { from: Date }).from;
  if (kind === 'daily') return startOf(addDays(calendar.today, 1));
  const isFirst = (day: string) =>
    kind === 'weekly' ? new Date(day).getUTCDay() === 1 : day.endsWith('-01');
  for (let day = calendar.today; ; day = addDays(day, 1)) {
    const due = after(startOf(day), SENT_AT_SECONDS);
    if (isFirst(day) && due > now) return due;
  }
}
