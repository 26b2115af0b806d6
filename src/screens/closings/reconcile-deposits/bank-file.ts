import type { MoneyFormat } from '#domain/money.ts';
import type { Table, TableRow, UnreadRow } from '#tables/table.ts';
import { currencyIn, parseBankAmount } from './bank-amounts.ts';
import { isDate } from './bank-days.ts';
import { type BankHeading, beginsTable, findHeading, HEADS, namesOf, repeats } from './bank-heading.ts';
import { withYears } from './bank-period.ts';

/** The rows of a bank's file, divided at its heading. */
export interface BankFile {
  /** The row with the column names; empty if there is none. */
  heading: readonly string[];
  /** All rows below the heading that may be lines. */
  rows: readonly TableRow[];
  /** The currencies of accounts that are named above the lines from a row on; empty for the portal's. */
  currencies?: readonly { from: number; currency: string }[];
  /** Rows whose content could not be read at all, or is not that of the heading. */
  unread: readonly (UnreadRow & { text?: string })[];
  /** Indexes of columns that the spreadsheet does not show. */
  hiddenColumns: readonly number[];
  /** The sheet that is read, of several with rows; empty otherwise. */
  sheet: string;
  /** Other sheets of the workbook that have lines of a bank, or cannot be read. */
  otherSheets: readonly string[];
}

export const textAt = (row: TableRow, at: number): string => row.cells[at]?.text ?? '';

/** Number of columns up to the last that is not empty. */
export const widthOf = ({ cells }: TableRow): number =>
  cells.findLastIndex(({ kind }) => kind !== 'empty') + 1;

const LONGEST_SHOWN = 200;

/** The texts of a row, for a list. */
export const wordsOf = ({ cells }: TableRow): string =>
  cells
    .map(({ text }) => text)
    .filter(Boolean)
    .join(' · ')
    .slice(0, LONGEST_SHOWN);

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

type Divided = Pick<BankFile, 'heading' | 'rows' | 'currencies' | 'unread'>;

/** The lines of a table, below its heading; what stands above it are facts about the account. */
function divideAtHeading({ rows, unread }: Table, format: MoneyFormat): Divided {
  const found = findHeading(rows, (row) => isLine(row, format));
  if (!found) return { heading: [], rows, unread };
  const heading = namesOf(found);
  const above = rows.slice(0, found.from);
  const currency = above.map((row) => currencyNamedBy(row, format)).find((named) => named);
  const divided = divideBelow(rows.slice(found.from + found.rows.length), found, format);
  const dayColumns = heading.flatMap((name, at) => (HEADS.day.test(name) ? [at] : []));
  return {
    heading,
    rows: withYears(divided.rows, dayColumns, above),
    currencies: [...(currency ? [{ from: 0, currency }] : []), ...divided.currencies],
    unread: [
      ...unread,
      // A line is never left out as if it stood above a heading.
      ...above
        .filter((row) => isLine(row, format))
        .map((row) => unreadRow(row, 'Está arriba de los títulos de las columnas')),
      ...divided.unread,
    ],
  };
}

const unreadRow = (row: TableRow, reason: string) => ({ row: row.row, text: wordsOf(row), reason });

/** Divides what stands below a heading into what may be lines, and other tables; and at accounts with their own currencies. */
function divideBelow(rows: readonly TableRow[], heading: BankHeading, format: MoneyFormat) {
  const kept: TableRow[] = [];
  const unread: ReturnType<typeof unreadRow>[] = [];
  const currencies: { from: number; currency: string }[] = [];
  const first = namesOf(heading).findIndex(Boolean);
  let other = '';
  for (const row of rows) {
    if (repeats(heading, row)) {
      // Banks repeat the heading on every page.
      other = '';
      continue;
    }
    if (beginsTable(row)) other = wordsOf(row);
    if (other) unread.push(unreadRow(row, `Está en otra tabla: ${other}`));
    else kept.push(row);
    const currency = ACCOUNT.test(textAt(row, first)) ? currencyNamedBy(row, format) : undefined;
    if (currency !== undefined) currencies.push({ from: row.row, currency });
  }
  return { rows: kept, unread, currencies };
}

const ACCOUNT = /^(?:cuenta|account|moneda|divisa|currency)\b/i;

/** The currency of `Moneda: USD` or `Cuenta en dólares`; empty for the portal's, undefined if the row names none. */
function currencyNamedBy(row: TableRow, format: MoneyFormat): string | undefined {
  const said = wordsOf(row);
  if (!/moneda|divisa|currency|cuenta|account/i.test(said)) return undefined;
  const words = said.split(/[\s:;,()]+/);
  const other = words.find((word) => currencyIn(word, format) === 'other');
  return other ?? (words.some((word) => currencyIn(word, format) === 'own') ? '' : undefined);
}
