import { isDay } from '#domain/day.ts';
import { daysAfter } from '#domain/days-after.ts';
import type { TableCell } from '#tables/table.ts';
import { possibleReadings } from './possible-readings.ts';

/** The first part of a date of three numbers that does not begin with a year of four digits. */
export type DayOrder = 'day' | 'month' | 'year';
const ORDERS: readonly DayOrder[] = ['day', 'month', 'year'];

/** Longer texts are no dates. */
const LONGEST_DAY = 40;
/** Banks date what they enter on a weekend with the next banking day. */
const DAYS_AHEAD = 7;

const MONTHS: readonly (readonly string[])[] = [
  ['enero', 'january'],
  ['febrero', 'february'],
  ['marzo', 'march'],
  ['abril', 'april'],
  ['mayo', 'may'],
  ['junio', 'june'],
  ['julio', 'july'],
  ['agosto', 'august'],
  ['septiembre', 'setiembre', 'september'],
  ['octubre', 'october'],
  ['noviembre', 'november'],
  ['diciembre', 'december'],
];
const WEEKDAY =
  /^(?:lun|mar|mie|jue|vie|sab|dom|mon|tue|wed|thu|fri|sat|sun)[a-z]*$|^(?:lu|ma|mi|ju|vi|sa|do|l|m|j|v|s|d)$/;
const TIME = /(?:t|[\s,]+)\d{1,2}:\d{2}.*$/;
/** Numbers and words, with what may stand between them. */
const DATE_SIGNS = /^[a-z\d\s./,-]*$/;

/** `01` to `12`, of a number, a name of a month or its beginning. */
function monthOf(token: string): string {
  if (/^\d{1,2}$/.test(token)) return token.padStart(2, '0');
  const at =
    token.length < 3 ? -1 : MONTHS.findIndex((names) => names.some((name) => name.startsWith(token)));
  return at === -1 ? '' : String(at + 1).padStart(2, '0');
}

/** `yyyy-MM-dd` of a number of days as spreadsheets count them, from 2000 on. */
const dayOfSerial = (serial: number): string | undefined =>
  serial >= 36_526 && serial <= 73_050 ? daysAfter('1899-12-30', serial) : undefined;

function tokensOf(text: string): readonly string[] {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(TIME, '');
  if (!DATE_SIGNS.test(plain)) return [];
  const tokens = (plain.match(/[a-z]+|\d+/g) ?? []).filter((token) => !/^del?$/.test(token));
  return tokens.length === 4 && WEEKDAY.test(tokens[0] as string) ? tokens.slice(1) : tokens;
}

/**
 * `yyyy-MM-dd` of a date as banks write it: `31/10/2026`, `vie 31-oct-26`, `Oct 31, 2026`, `2026-10-31`, `20261031`, or the number
 * of a spreadsheet's day. Undefined if the text is no date, or none in this order.
 */
export function parseBankDay(written: string, order: DayOrder): string | undefined {
  const text = written.trim();
  if (text.length > LONGEST_DAY) return undefined;
  if (/^\d{5}(?:\.\d+)?$/.test(text)) return dayOfSerial(Math.floor(Number(text)));
  const together = /^(20\d\d)(\d\d)(\d\d)$/.exec(text) ?? /^(\d\d)(\d\d)(20\d\d)$/.exec(text);
  const [first = '', second = '', third = '', ...more] = together?.slice(1) ?? tokensOf(text);
  if (third === '' || more.length > 0) return undefined;
  const [year, month, day] = inOrder(first, second, third, order);
  if (!/^(?:\d\d|\d{4})$/.test(year) || !/^\d{1,2}$/.test(day)) return undefined;
  const found = `${year.length === 2 ? `20${year}` : year}-${monthOf(month)}-${day.padStart(2, '0')}`;
  return isDay(found) ? found : undefined;
}

/** Year, month and day of a date's three parts. */
function inOrder(
  first: string,
  second: string,
  third: string,
  order: DayOrder,
): readonly [year: string, month: string, day: string] {
  const isName = (token: string) => /[a-z]/.test(token);
  if (first.length === 4) return [first, second, third];
  if (isName(first)) return [third, first, second];
  if (isName(second)) return [third, second, first];
  if (order === 'year') return third.length === 2 ? [first, second, third] : ['', '', ''];
  return order === 'month' ? [third, first, second] : [third, second, first];
}

/** The last day that a line of a bank may have. */
export const lastDayOf = (today: string): string => daysAfter(today, DAYS_AHEAD);

/**
 * The orders in which these texts may be dates: one if it is certain, none if none is a date. If several can be read, one is certain
 * if it alone has no day that has not come yet, and its days are the closest together.
 */
export function dayOrders(texts: readonly string[], today: string): readonly DayOrder[] {
  const orders = possibleReadings(ORDERS, texts, parseBankDay);
  if (orders.length < 2) return orders;
  const readings = orders.map((order) => {
    const days = texts.flatMap((text) => parseBankDay(text, order) ?? []).sort();
    const [first = '', last = ''] = [days[0], days.at(-1)];
    return { order, isPast: last <= lastDayOf(today), span: Date.parse(last) - Date.parse(first) };
  });
  const [likely, ...others] = readings.filter(({ isPast }) => isPast);
  const isClosest = readings.every(({ span }) => likely !== undefined && likely.span <= span);
  return likely && others.length === 0 && isClosest ? [likely.order] : orders;
}

/** True for a date in an order of its parts that most banks use, other than the number of a spreadsheet's day. */
export const isDate = (text: string): boolean =>
  !/^\d{5}$/.test(text) &&
  (['day', 'month'] as const).some((order) => parseBankDay(text, order) !== undefined);

/**
 * True if Excel may have turned day and month of the dates in this column round: where it expects the month first, it makes a date of
 * another month of each day up to 12, and leaves the others as texts.
 */
export function mayBeTurned(cells: readonly TableCell[]): boolean {
  const dates = cells.filter(({ kind }) => kind === 'date');
  const texts = cells.filter(({ kind, text }) => kind === 'text' && isDate(text));
  return (
    dates.length > 0 &&
    texts.length > 0 &&
    dates.every(({ text }) => Number(text.slice(8, 10)) <= 12) &&
    texts.every(({ text }) => parseBankDay(text, 'month') === undefined)
  );
}
