import type { MoneyFormat } from '#domain/money.ts';
import type { Table, TableRow, UnreadRow } from '#tables/table.ts';
import { currencyIn, parseBankAmount } from './bank-amounts.ts';
import { parseBankDay } from './bank-days.ts';
import type { BankColumn } from './bank-layout.ts';

/** The rows of a bank's file, divided at its heading. */
export interface BankFile {
  /** The row with the column names; empty if there is none. */
  heading: readonly string[];
  /** All rows below the heading. */
  rows: readonly TableRow[];
  /** Another currency that is named above the heading. */
  otherCurrency?: string;
  /** Rows whose content could not be read at all. */
  unread: readonly UnreadRow[];
}

export const HEADS: Record<BankColumn | 'amount', RegExp> = {
  day: /fecha|^date|^d[ií]a$/i,
  text: /descrip|concepto|detalle|transac|^movimiento/i,
  reference: /referencia|documento|^doc|^no\.|^ref/i,
  credit: /cr[eé]dito|abono|haber|dep[oó]sito|ingreso|^credit/i,
  debit: /d[eé]bito|cargo|debe$|retiro|egreso|^debit/i,
  amount: /monto|importe|valor|amount/i,
  sign: /^tipo|^d\s*\/\s*[ch]|^c\s*\/\s*[da]|signo|naturaleza/i,
  currency: /moneda|divisa|currency/i,
};

export const textAt = (row: TableRow, at: number): string => row.cells[at]?.text ?? '';

/** Number of columns up to the last that is not empty. */
export const widthOf = ({ cells }: TableRow): number =>
  cells.findLastIndex(({ kind }) => kind !== 'empty') + 1;

const DATE_ORDERS = ['day', 'month'] as const;
const isDate = (text: string) =>
  !/^\d{5}$/.test(text) && DATE_ORDERS.some((order) => parseBankDay(text, order) !== undefined);

/** How far below the start of the file its heading may be. */
const MOST_ABOVE = 30;

/** Divides a table at its heading; what stands above it are facts about the account. */
export function bankFileOf({ rows, unread }: Table, format: MoneyFormat): BankFile {
  const isLine = (row: TableRow) =>
    row.cells.some(({ text }) => isDate(text)) &&
    row.cells.some(
      (cell) => /[.,]\d/.test(cell.text) && typeof parseBankAmount(cell, '.', format) !== 'string',
    );
  const isHeading = (row: TableRow) =>
    Object.values(HEADS).filter((head) => row.cells.some(({ text }) => head.test(text))).length >= 2 &&
    !row.cells.some(({ text }) => isDate(text));
  // A line is never left out as if it stood above a heading.
  const firstLine = rows.findIndex(isLine);
  const above = rows.slice(0, firstLine === -1 ? MOST_ABOVE : Math.min(firstLine, MOST_ABOVE));
  const at = above.findIndex(isHeading);
  if (at === -1) return { heading: [], rows, unread };
  const heading = rows[at]?.cells.map(({ text }) => text) ?? [];
  const isSame = (row: TableRow) => heading.every((name, column) => textAt(row, column) === name);
  const otherCurrency = above
    .slice(0, at)
    .map((row) => otherCurrencyIn(row, format))
    .find(Boolean);
  return {
    heading,
    // Banks repeat the heading on every page.
    rows: rows.slice(at + 1).filter((row) => !isSame(row)),
    ...(otherCurrency && { otherCurrency }),
    unread,
  };
}

/** The currency of `Moneda: USD` or `Cuenta en dólares`, unless it is the portal's. */
function otherCurrencyIn(row: TableRow, format: MoneyFormat): string | undefined {
  const said = row.cells.map(({ text }) => text).join(' ');
  if (!/moneda|divisa|currency|cuenta|account/i.test(said)) return undefined;
  return said.split(/[\s:;,()]+/).find((word) => currencyIn(word, format) === 'other');
}
