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
  /** Indexes of columns that the spreadsheet does not show. */
  hiddenColumns: readonly number[];
  /** The sheet that is read, of several with rows; empty otherwise. */
  sheet: string;
  /** Other sheets of the workbook that have lines of a bank, or cannot be read. */
  otherSheets: readonly string[];
}

export const HEADS: Record<BankColumn | 'amount', RegExp> = {
  day: /fecha|^date|^d[ií]a$/i,
  text: /descrip|concepto|detalle|transac|^movimiento/i,
  reference: /referencia|documento|^doc|^no\.|^n[uú]m|^ref/i,
  credit: /cr[eé]dito|abono|haber|dep[oó]sit|ingreso|^credit/i,
  debit: /d[eé]bito|cargo|\bdebe\b|retiro|egreso|withdraw|^debit/i,
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

/** Takes the first table that has lines of a bank, because a workbook may begin with a summary. */
export function bankFileOf(tables: readonly Table[], format: MoneyFormat): BankFile {
  const hasLines = ({ rows }: Table) => rows.some((row) => isLine(row, format));
  const table = tables.find(hasLines) ?? tables.find(({ rows }) => rows.length > 0);
  if (!table) throw new Error('A bank file has a table');
  const others = tables.filter((one) => one !== table && (hasLines(one) || one.rows.length === 0));
  return {
    ...divideAtHeading(table, format),
    hiddenColumns: table.hiddenColumns ?? [],
    sheet: (tables.length > 1 && table.name) || '',
    otherSheets: others.flatMap(({ name }) => name ?? []),
  };
}

/** Has a date and an amount with decimals; whole numbers may be those of documents. */
const isLine = ({ cells }: TableRow, format: MoneyFormat): boolean =>
  cells.some(({ text }) => isDate(text)) &&
  cells.some((cell) => /[.,]\d/.test(cell.text) && typeof parseBankAmount(cell, '.', format) !== 'string');

/** The lines of a table, below its heading; what stands above it are facts about the account. */
function divideAtHeading(
  { rows, unread }: Table,
  format: MoneyFormat,
): Pick<BankFile, 'heading' | 'rows' | 'otherCurrency' | 'unread'> {
  // A line is never left out as if it stood above a heading.
  const firstLine = rows.findIndex((row) => isLine(row, format));
  const above = rows.slice(0, firstLine === -1 ? MOST_ABOVE : Math.min(firstLine, MOST_ABOVE));
  const at = firstLine === -1 ? above.findIndex(isHeading) : above.findLastIndex(isHeading);
  if (at === -1) return { heading: [], rows, unread };
  const groups = at > 0 && isHeading(above[at - 1] as TableRow) ? at - 1 : at;
  const headings = above.slice(groups, at + 1);
  const heading = namesOf(headings);
  const isSame = (row: TableRow) =>
    headings.some(({ cells }) => cells.every(({ text }, column) => textAt(row, column) === text));
  const otherCurrency = above
    .slice(0, groups)
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

/** Names at least two columns, unlike a title, which a merged cell repeats. */
function isHeading({ cells }: TableRow): boolean {
  const heads = Object.values(HEADS);
  const names = new Set(
    cells.map(({ text }) => text).filter((text) => heads.some((head) => head.test(text))),
  );
  const named = heads.filter((head) => [...names].some((name) => head.test(name)));
  return names.size >= 2 && named.length >= 2 && !cells.some(({ text }) => isDate(text));
}

/** The lowest name of each column: one of two rows has what groups the columns in its upper row. */
function namesOf(headings: readonly TableRow[]): string[] {
  const width = Math.max(...headings.map(({ cells }) => cells.length));
  return Array.from(
    { length: width },
    (_, column) => headings.map((row) => textAt(row, column)).findLast(Boolean) ?? '',
  );
}

/** The currency of `Moneda: USD` or `Cuenta en dólares`, unless it is the portal's. */
function otherCurrencyIn(row: TableRow, format: MoneyFormat): string | undefined {
  const said = row.cells.map(({ text }) => text).join(' ');
  if (!/moneda|divisa|currency|cuenta|account/i.test(said)) return undefined;
  return said.split(/[\s:;,()]+/).find((word) => currencyIn(word, format) === 'other');
}
