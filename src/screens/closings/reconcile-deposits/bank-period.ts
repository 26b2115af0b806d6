import { daysAfter } from '#domain/days-after.ts';
import type { TableCell, TableRow } from '#tables/table.ts';
import { type DayOrder, parseBankDay } from './bank-days.ts';

/** First and last day of a statement, in each order of its dates in which they can be read. */
type Period = readonly { order: DayOrder; from: string; to: string }[];

const DATE = /\b\d{1,4}[-/.](?:\d{1,2}|[a-z]{3,10})[-/.]\d{2,4}\b/gi;
const ORDERS: readonly DayOrder[] = ['day', 'month'];

/** Of a longer period, a day and month may be those of two years. */
const LONGEST_DAYS = 364;

/** The period of a statement: the first row with two dates. */
function periodIn(rows: readonly TableRow[]): Period {
  for (const { cells } of rows) {
    const [first, last, ...more] = cells.flatMap(({ text }) => text.match(DATE) ?? []);
    if (!first || !last || more.length > 0) continue;
    return ORDERS.flatMap((order) => {
      const [from, to] = [parseBankDay(first, order), parseBankDay(last, order)];
      return from && to && from <= to && to <= daysAfter(from, LONGEST_DAYS) ? [{ order, from, to }] : [];
    });
  }
  return [];
}

/**
 * Adds to dates of a day and a month the year in which they lie within the statement's period, as a row above the lines says it.
 * @param columns indexes of the columns that have dates
 */
export function withYears(
  rows: readonly TableRow[],
  columns: readonly number[],
  above: readonly TableRow[],
): readonly TableRow[] {
  const period = periodIn(above);
  if (period.length === 0) return rows;
  const dated = (cell: TableCell): TableCell => {
    if (ORDERS.some((order) => parseBankDay(cell.text, order))) return cell;
    const years = new Set(period.flatMap((one) => yearsOf(cell.text, one)));
    return years.size === 1 ? { ...cell, text: `${cell.text} ${[...years][0]}` } : cell;
  };
  return rows.map((row) => ({
    ...row,
    cells: row.cells.map((cell, at) => (columns.includes(at) ? dated(cell) : cell)),
  }));
}

const yearsOf = (text: string, { order, from, to }: Period[number]): string[] =>
  [from.slice(0, 4), to.slice(0, 4)].filter((year) => {
    const day = parseBankDay(`${text} ${year}`, order);
    return day !== undefined && day >= from && day <= to;
  });
