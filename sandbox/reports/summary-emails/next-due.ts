import type { PeriodicKind } from '#access/users/summary-email-kinds.ts';
import { createCalendar } from '#terms/time/calendar.ts';
import { after } from '#terms/time/clock.ts';
import { addDays } from '#terms/time/days.ts';

/** Weekly and monthly e-mails are sent in the morning, not in the night when their period ends. */
const SENT_AT_SECONDS = 6 * 3600;

/**
 * When an e-mail of a kind is next due after a moment: at the end of the day, or on the morning of a Monday or of the first of a
 * month.
 */
export function nextDue(kind: PeriodicKind, now: Date, timeZone: string): Date {
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
