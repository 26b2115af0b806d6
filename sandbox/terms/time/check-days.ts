import { invalidFields } from '#terms/errors/api-error.ts';
import { daysBetween } from './calendar.ts';
import { MAX_DAYS } from './days-of-range.ts';

/** @throws ApiError 400 for days that are still to come, in the wrong order, or too many */
export function checkDays(startDay: string, endDay: string, today: string): void {
  const problem = (field: string, message: string) => invalidFields([{ field, message }]);
  if (startDay > today) throw problem('startDay', 'debe ser hoy o antes');
  if (endDay < startDay) throw problem('endDay', 'debe ser el día inicial o después');
  if (daysBetween(startDay, endDay) >= MAX_DAYS)
    throw problem('endDay', `el rango debe tener ${MAX_DAYS} días como máximo`);
}
