const WEEKDAYS = ['lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado', 'domingo'] as const;

/** Name of a weekday, counted from 1 for Monday: `viernes`. */
export const weekdayOf = (weekday: number): string => WEEKDAYS[weekday - 1] ?? '';

/** The weekday of a day such as `2026-11-16`. */
export const weekdayOfDay = (day: string): string => weekdayOf(new Date(day).getUTCDay() || 7);
