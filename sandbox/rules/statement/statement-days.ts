import type { Schemas } from '../../contract/operation-types.ts';
import { invalidFields } from '../api-error.ts';
import { type Calendar, type DayPart, daysBetween } from '../calendar.ts';

/** Maximum number of days in a statement: three months. */
const MAX_DAYS = 92;

/** Those days of the statement that have already begun. @throws ApiError 400 for invalid days */
export function statementDays(
  { startDay, endDay }: Schemas['GetStatementContent'],
  calendar: Calendar,
): DayPart[] {
  const problem = (field: string, message: string) => invalidFields([{ field, message }]);
  if (startDay > calendar.today) throw problem('startDay', 'debe ser hoy o antes');
  if (endDay < startDay) throw problem('endDay', 'debe ser el día inicial o después');
  if (daysBetween(startDay, endDay) >= MAX_DAYS)
    throw problem('endDay', `el rango debe tener ${MAX_DAYS} días como máximo`);
  return calendar.days(startDay, endDay < calendar.today ? endDay : calendar.today);
}
