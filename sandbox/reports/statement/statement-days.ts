import type { Schemas } from '#ground/contract/operation-types.ts';
import type { Calendar, DayPart } from '#terms/time/calendar.ts';
import { checkDays } from '#terms/time/days-of-range.ts';

/** Those days of the statement that have already begun. @throws ApiError 400 for invalid days */
export function statementDays(
  { startDay, endDay }: Schemas['GetStatementContent'],
  calendar: Calendar,
): DayPart[] {
  checkDays(startDay, endDay, calendar.today);
  return calendar.days(startDay, endDay < calendar.today ? endDay : calendar.today);
}
