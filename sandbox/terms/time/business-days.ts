const DAY_MS = 86_400_000;

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
  const daysToEaster = (easterSunday(Number(day.slice(0, 4))) - Date.parse(day)) / DAY_MS;
  return FIXED[day.slice(5)] ?? BEFORE_EASTER[daysToEaster] ?? null;
}

/** The bank holidays from Monday to Friday between two days, both included, in order. */
export function bankHolidaysBetween(from: string, to: string): string[] {
  const found: string[] = [];
  for (let day = Date.parse(from); day <= Date.parse(to); day += DAY_MS) {
    const text = new Date(day).toISOString().slice(0, 10);
    if (!isWeekend(text) && bankHoliday(text) !== null) found.push(text);
  }
  return found;
}

function isWeekend(day: string): boolean {
  const weekday = new Date(day).getUTCDay();
  return weekday === 0 || weekday === 6;
}

/** True if banks move money on this day: Monday to Friday, except holidays. */
function isBusinessDay(day: string): boolean {
  return !isWeekend(day) && bankHoliday(day) === null;
}

/** The first banking day after a day. */
export function nextBusinessDay(day: string): string {
  const next = new Date(Date.parse(day) + DAY_MS).toISOString().slice(0, 10);
  return isBusinessDay(next) ? next : nextBusinessDay(next);
}

// Computes Easter by the Gregorian computus: the Sunday after the first full moon of spring.
function easterSunday(year: number): number {
  const century = Math.floor(year / 100);
  const golden = year % 19;
  const moonShift = century - Math.floor(century / 4) - Math.floor((8 * century + 13) / 25);
  const epact = (moonShift + 19 * golden + 15) % 30;
  const fullMoon = epact - Math.floor((epact + Math.floor(golden / 11)) / 29);
  const leapDays = Math.floor(year / 4) - century + Math.floor(century / 4);
  const weekday = (year + leapDays + fullMoon + 2) % 7;
  return Date.UTC(year, 2, 28 + fullMoon - weekday);
}
