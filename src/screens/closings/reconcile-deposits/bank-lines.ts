import { isDay } from '../../../domain/day.ts';
import { SHORT_MONTHS } from '../../../domain/short-months.ts';

/** A line of the bank's statement. */
export interface BankLine {
  /** Row number in the file, starting at 1 and not counting empty rows. */
  id: number;
  /** `yyyy-MM-dd` */
  day: string;
  /** Description and reference. */
  text: string;
  /** Negative for money that left the account. */
  cents: number;
}

/** Parts of a date as written, split at its separators; the month may be a number or a Spanish name. */
function datePartsOf(text: string): [string, string, string] | undefined {
  const [first, second, third] =
    text
      .trim()
      .split(/[T ]+\d{1,2}:/)[0]
      ?.split(/[-/. ]+(?:de )?/) ?? [];
  return first && second && third ? [first, second, third] : undefined;
}

/** True if at least one date only makes sense with the month first. */
const isMonthFirst = (dates: readonly string[]): boolean =>
  dates.some((text) => {
    const [first, second] = datePartsOf(text) ?? [];
    return Number(first) <= 12 && Number(second) > 12 && Number(second) <= 31;
  });

/** `yyyy-MM-dd` of `31/10/2026`, `31-oct-26`, `2026-10-31` or `20261031`; undefined if the text is not a date. */
export function parseBankDay(text: string, monthFirst = false): string | undefined {
  const plain = /^(20\d\d)(\d\d)(\d\d)$/.exec(text.trim());
  const parts = plain ? plain.slice(1) : datePartsOf(text);
  if (!parts) return undefined;
  const [first = '', second = '', third = ''] = parts;
  const [year, month, day] =
    first.length === 4
      ? [first, second, third]
      : monthFirst
        ? [third, first, second]
        : [third, second, first];
  const named = SHORT_MONTHS.indexOf(month.toLowerCase().slice(0, 3)) + 1;
  const number = /^\d{1,2}$/.test(month) ? month : named > 0 ? String(named) : '';
  const found = `${year.length === 2 ? `20${year}` : year}-${number.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isDay(found) ? found : undefined;
}

/** Cents of `1,234.50`, `1.234,50`, `Q1,234.50`, `(45.00)` or `45.00-`; undefined if the text is not an amount. */
export function parseBankAmount(text: string): number | undefined {
  const bare = text.replace(/\s|^["']|gtq|usd|[q$]/gi, '').replace('\u2212', '-');
  const signed = /^\((.*)\)$/.exec(bare) ?? /^-(.*)$/.exec(bare) ?? /^(.*)-$/.exec(bare);
  const digits = (signed?.[1] ?? bare).replace(/^\+/, '');
  if (!/^\d[\d.,']*$/.test(digits)) return undefined;
  // The last separator is a decimal one if one or two digits follow it.
  const [, whole = digits, decimals = ''] = /^(.*)[.,](\d{1,2})$/.exec(digits) ?? [];
  const cents = Number(whole.replace(/[.,']/g, '')) * 100 + Number(decimals.padEnd(2, '0'));
  return Number.isSafeInteger(cents) ? (signed && cents !== 0 ? -cents : cents) : undefined;
}

/** Index of the column for each value; negative if the file has no such column. */
export interface BankColumns {
  day: number;
  text: number;
  reference: number;
  /** Column of incoming amounts, or of all amounts with their sign. */
  credit: number;
  debit: number;
}

export interface BankRows {
  /** The row with the column names; empty if there is none. */
  heading: readonly string[];
  /** All rows below the heading. */
  rows: readonly (readonly string[])[];
}

/** Reads the lines from rows. Rows without a date or amount, such as balances and totals, are left out. */
export function bankLines(file: BankRows, columns: BankColumns): BankLine[] {
  const first = file.heading.length > 0 ? 2 : 1;
  return readCells(file, columns).flatMap(({ day, cents, text }, index) =>
    day && cents !== 0 ? [{ id: index + first, day, text, cents }] : [],
  );
}

/** Number of rows left out although they have a date and an amount, because one of them cannot be read. */
export const unreadLineCount = (file: BankRows, columns: BankColumns): number =>
  readCells(file, columns).filter(({ day, cents, date, amounts }) =>
    day ? cents === 0 && amounts.some(isUnreadAmount) : cents !== 0 && /^\s*\d/.test(date),
  ).length;

const isUnreadAmount = (text: string): boolean =>
  /[\p{L}\d]/u.test(text) && parseBankAmount(text) === undefined;

function readCells({ rows }: BankRows, columns: BankColumns) {
  const monthFirst = isMonthFirst(rows.map((row) => row[columns.day] ?? ''));
  return rows.map((row) => {
    const date = row[columns.day] ?? '';
    const amounts = [row[columns.credit] ?? '', row[columns.debit] ?? ''] as const;
    const [credit = 0, debit = 0] = amounts.map(parseBankAmount);
    const text = [row[columns.text], row[columns.reference]].filter(Boolean).join(' · ');
    return { date, amounts, text, day: parseBankDay(date, monthFirst), cents: credit - Math.abs(debit) };
  });
}

const HEADS: Record<keyof BankColumns, RegExp> = {
  day: /fecha|^date/i,
  text: /descrip|concepto|detalle|transac|^movimiento/i,
  reference: /referencia|documento|^doc|^no\.|^ref/i,
  credit: /cr[eé]dito|abono|haber|dep[oó]sito|monto|importe|valor|amount/i,
  debit: /d[eé]bito|cargo|debe$|retiro/i,
};

/** Splits the rows of a file at its heading; rows above the heading are left out. */
export function splitHeading(rows: readonly (readonly string[])[]): BankRows {
  const isHeading = (row: readonly string[]) =>
    Object.values(HEADS).filter((head) => row.some((cell) => head.test(cell))).length >= 2 &&
    row.every((cell) => parseBankDay(cell) === undefined);
  const at = rows.slice(0, 30).findIndex(isHeading);
  return at === -1 ? { heading: [], rows } : { heading: rows[at] ?? [], rows: rows.slice(at + 1) };
}

/** Finds the columns by their heading or, without one, by the form of their cells. */
export function guessColumns({ heading, rows }: BankRows): BankColumns {
  if (heading.length > 0) {
    const taken = new Set<number>();
    const find = (name: keyof BankColumns) => {
      // A column called «Fecha valor» has dates, not amounts.
      const isOne = (cell: string) => HEADS[name].test(cell) && (name === 'day' || !HEADS.day.test(cell));
      const at = heading.findIndex((cell, index) => !taken.has(index) && isOne(cell));
      if (at !== -1) taken.add(at);
      return at;
    };
    const [day, debit, credit, reference] = [find('day'), find('debit'), find('credit'), find('reference')];
    return { day, text: find('text'), reference, credit, debit };
  }
  const cells = rows.slice(0, 5);
  const width = Math.max(0, ...cells.map((row) => row.length));
  const places = Array.from({ length: width }, (_, at) => at);
  const all = (isOne: (cell: string) => boolean) => (at: number) =>
    cells.length > 0 && cells.every((row) => isOne(row[at] ?? ''));
  const day = places.find(all((cell) => parseBankDay(cell) !== undefined)) ?? -1;
  const others = places.filter((at) => at !== day);
  const credit = others.find(all((cell) => /[.,]\d\d$/.test(cell))) ?? -1;
  const text = others.find(all((cell) => /[a-z]{3}/i.test(cell))) ?? -1;
  return { day, text, reference: -1, credit, debit: -1 };
}
