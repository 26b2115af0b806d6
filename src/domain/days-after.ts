import { addDays, parseISO } from 'date-fns';
import { dayOf } from './day.ts';

/** The day that is so many days after another, or before it if there are less than none. */
export const daysAfter = (day: string, count: number): string => dayOf(addDays(parseISO(day), count));
