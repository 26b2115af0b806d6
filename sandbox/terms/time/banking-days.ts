import { addDays, daysBetween, isoWeekdayOf } from './days.ts';

/** Bank holidays of Guatemala with a fixed date, by `MM-DD`. Holidays that the law moves to a Monday are not moved here. */
const FIXED: Readonly<Record<string, string>> = {
  '01-01': 'Año Nuevo',
  '05-01': 'Día del Trabajo',
  '06-30': 'Día del Ejército',
  '07-01': 'Día del Empleado Bancario',
  '09-15': 'Día de la Independencia',
  '10-20': 'Día de la Revolución',
  '11-01': 'Día de Todos los Santos',
  '12-25': 'Navidad',
};

/** Holidays by the number of days before Easter Sunday. */
const BEFORE_EASTER: Readonly<Record<number, string>> = { 3: 'Jueves Santo', 2: 'Viernes Santo' };

/** The name of a bank holiday; null for any other day. Days are `YYYY-MM-DD`. */
export function bankHoliday(day: string): string | null {
  const daysToEaster = daysBetween(day, easterSunday(Number(day.slice(0, 4))));
  return FIXED[day.slice(5)] ?? BEFORE_EASTER[daysToEaster] ?? null;
}

/** The bank holidays from Monday to Friday between two days, both included, in order. */
export function bankHolidaysBetween(from: string, to: string): string[] {
  const found: string[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) {
    if (!isWeekend(day) && bankHoliday(day) !== null) found.push(day);
  }
  return found;
}

function isWeekend(day: string): boolean {
  return isoWeekdayOf(day) >= 6;
}

/** True if banks move money on this day: Monday to Friday, except holidays. */
function isBankingDay(day: string): boolean {
  return !isWeekend(day) && bankHoliday(day) === null;
}

/** The first banking day after a day. */
export function nextBankingDay(day: string): string {
  const next = addDays(day, 1);
  return isBankingDay(next) ? next : nextBankingDay(next);
}

// Computes Easter by the Gregorian computus: the Sunday after the first full moon of spring.
function easterSunday(year: number): string {
  const century = Math.floor(year / 100);
  const golden = year % 19;
  const moonShift = century - Math.floor(century / 4) - Math.floor((8 * century + 13) / 25);
  const epact = (moonShift + 19 * golden + 15) % 30;
  const fullMoon = epact - Math.floor((epact + Math.floor(golden / 11)) / 29);
  const leapDays = Math.floor(year / 4) - century + Math.floor(century / 4);
  const weekday = (year + leapDays + fullMoon + 2) % 7;
  return addDays(`${year}-03-01`, 27 + fullMoon - weekday);
}
