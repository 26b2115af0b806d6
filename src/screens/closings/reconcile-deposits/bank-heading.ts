import type { TableRow } from '#tables/table.ts';
import { plainWord } from './bank-amounts.ts';
import { isDate } from './bank-days.ts';
import type { BankColumn } from './bank-layout.ts';

type Head = BankColumn | 'amount';

export const HEADS: Record<Head, RegExp> = {
  day: /fecha|^date|^d[ií]a$/i,
  text: /descrip|concepto|detalle|transac|^movimiento/i,
  reference: /referencia|documento|^doc|^no\.|^n[°º]|^n[uú]m|^#|^ref/i,
  credit: /cr[eé]dito|abono|haber|dep[oó]sit|ingreso|^credit/i,
  debit: /d[eé]bito|cargo|\bdebe\b|retiro|egreso|withdraw|^debit/i,
  amount: /monto|importe|valor|amount/i,
  sign: /^tipo|^d\s*\/\s*[ch]|^c\s*\/\s*[da]|signo|naturaleza/i,
  currency: /moneda|divisa|currency/i,
};
const ALL_HEADS = Object.keys(HEADS) as Head[];

/** How far below the start of the file its heading may be. */
const MOST_ABOVE = 30;

export interface BankHeading {
  /** Index of its first row. */
  from: number;
  /** Two if the upper one groups the columns. */
  rows: readonly TableRow[];
}

/**
 * The heading with most lines below it, because an account may have its own above that of the lines; of several with as many, that
 * which names most columns. Undefined if more lines stand above any.
 */
export function findHeading(rows: readonly TableRow[], isLine: (row: TableRow) => boolean) {
  const found: BankHeading[] = [];
  for (const [at, row] of rows.slice(0, MOST_ABOVE).entries()) {
    // Banks repeat the heading on every page.
    if (!isHeading(row) || found.some((heading) => repeats(heading, row))) continue;
    const upper = found.at(-1)?.from === at - 1 ? found.pop() : undefined;
    found.push(upper ? { from: upper.from, rows: [...upper.rows, row] } : { from: at, rows: [row] });
  }
  const linesFrom = (from: number, next: BankHeading | undefined) =>
    rows.slice(from, next?.from).filter(isLine).length;
  const scored = found.map((heading, at) => ({
    heading,
    lines: linesFrom(heading.from, found[at + 1]),
    columns: headsIn(heading.rows).length,
  }));
  const [best] = scored.sort((one, other) => other.lines - one.lines || other.columns - one.columns);
  return best && best.lines >= linesFrom(0, found[0]) ? best.heading : undefined;
}

const headsIn = (rows: readonly TableRow[]): Head[] =>
  ALL_HEADS.filter((head) => rows.some(({ cells }) => cells.some(({ text }) => HEADS[head].test(text))));

/** Names at least two columns, unlike a title, which a merged cell repeats. */
function isHeading(row: TableRow): boolean {
  const texts = row.cells.map(({ text }) => text);
  const names = new Set(texts.filter((text) => ALL_HEADS.some((head) => HEADS[head].test(text))));
  return names.size >= 2 && headsIn([row]).length >= 2 && !texts.some(isDate);
}

/** The lowest name of each column: one of two rows has what groups the columns in its upper row. */
export function namesOf({ rows }: BankHeading): string[] {
  const width = Math.max(...rows.map(({ cells }) => cells.length));
  return Array.from(
    { length: width },
    (_, column) => rows.map(({ cells }) => cells[column]?.text ?? '').findLast(Boolean) ?? '',
  );
}

/** True if a row has the names of a row of the heading, in any spelling. */
export const repeats = ({ rows }: BankHeading, row: TableRow): boolean =>
  rows.some(({ cells }) =>
    cells.every(({ text }, column) => plainWord(row.cells[column]?.text ?? '') === plainWord(text)),
  );

/** True for a row that names the day and at least one more column. */
export const beginsTable = ({ cells }: TableRow): boolean => {
  const texts = cells.map(({ text }) => text).filter(Boolean);
  return (
    texts.length > 1 && texts.some((text) => HEADS.day.test(text)) && !texts.some((text) => /\d/.test(text))
  );
};
