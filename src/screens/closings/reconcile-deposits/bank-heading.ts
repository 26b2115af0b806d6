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
const AMOUNTS: readonly Head[] = ['credit', 'debit', 'amount'];

/** How far below the start of the file its heading may be. */
const MOST_ABOVE = 30;

export interface BankHeading {
  /** Index of its first row. */
  from: number;
  /** Two if the upper one groups the columns. */
  rows: readonly TableRow[];
}

/**
 * The heading that names most columns: an account may have its own above that of the lines. Below the first line it has to name
 * dates and amounts. Of equal ones it is the first, because banks repeat it on every page.
 */
export function findHeading(rows: readonly TableRow[], firstLine: number): BankHeading | undefined {
  let [found, most]: [BankHeading | undefined, number] = [undefined, 0];
  const above = rows.slice(0, MOST_ABOVE);
  for (const [at, row] of above.entries()) {
    const isAboveLines = firstLine === -1 || at < firstLine;
    if (!isHeading(row) || !(isAboveLines || namesLines(row))) continue;
    const upper = above[at - 1];
    const from = upper && isHeading(upper) ? at - 1 : at;
    const headings = above.slice(from, at + 1);
    const named = headsIn(headings).length;
    if (named > most) [found, most] = [{ from, rows: headings }, named];
  }
  return found;
}

const headsIn = (rows: readonly TableRow[]): Head[] =>
  ALL_HEADS.filter((head) => rows.some(({ cells }) => cells.some(({ text }) => HEADS[head].test(text))));

const namesLines = (row: TableRow): boolean => {
  const heads = headsIn([row]);
  return heads.includes('day') && AMOUNTS.some((head) => heads.includes(head));
};

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
