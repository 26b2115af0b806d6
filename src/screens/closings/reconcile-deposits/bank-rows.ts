import { formatDay } from '#domain/day.ts';
import type { MoneyFormat } from '#domain/money.ts';
import type { TableRow } from '#tables/table.ts';
import { currencyIn, type DecimalSign, parseBankAmount } from './bank-amounts.ts';
import { type DayOrder, mayBeTurned, parseBankDay } from './bank-days.ts';
import { type BankFile, textAt, widthOf } from './bank-file.ts';
import type { BankColumns } from './bank-layout.ts';
import { KNOWN_WORDS, knownSigns, signWord, signWords } from './bank-signs.ts';

/** A line, with whether its day is that of a line above. */
export interface DatedLine {
  id: number;
  day: string;
  text: string;
  cents: number;
  isDatedAbove: boolean;
  isHidden: boolean;
}

export interface RowAnswers {
  format: MoneyFormat;
  order: DayOrder | undefined;
  decimal: DecimalSign | undefined;
  received: string | undefined;
  /** Later days are mistakes. */
  lastDay: string;
}

const SUM = /^\W*(?:(?:sub\W?)?total(?:es)?|saldos?|sumas?)(?!\p{L})/iu;

/** Returns a function that reads the rows of a file in their order: each is a line, or the reason why not. */
export function createRowReader(file: BankFile, columns: BankColumns, answers: RowAnswers) {
  const { format, order = 'day', lastDay } = answers;
  const width = file.heading.length > 0 ? file.heading.length : usualWidth(file.rows);
  const centsOf = createCentsReader(file, columns, answers);
  const foreign = headedCurrency(file, columns, format);
  const isTurned = mayBeTurned(file.rows.flatMap((row) => row.cells[columns.day] ?? []));
  let above: string | undefined;

  const dayOf = (row: TableRow) => {
    const date = textAt(row, columns.day);
    const day = date === '' ? above : parseBankDay(date, order);
    if (date !== '') above = day;
    return { date, day };
  };
  const currencyOf = (row: TableRow): string | undefined => {
    const currency = textAt(row, columns.currency);
    if (currency !== '' && currencyIn(currency, format) !== 'own') return currency.slice(0, 40);
    const account = file.currencies?.findLast(({ from }) => from <= row.row)?.currency;
    return (columns.currency < 0 && account) || foreign;
  };
  return (row: TableRow): DatedLine | string => {
    const { date, day } = dayOf(row);
    const cents = centsOf(row);
    if (day === undefined) return date === '' ? undated(cents) : unreadDay(date.slice(0, 40), order);
    if (isTurned && row.cells[columns.day]?.kind === 'date') return turnedDay(day);
    if (widthOf(row) > width) return 'Tiene más columnas que las demás: quizá una coma sin comillas';
    if (row.cells.some((cell) => SUM.test(cell.text))) return 'Es una suma o un saldo';
    if (typeof cents === 'string') return cents;
    if (day > lastDay) return 'Su fecha aún no llega';
    const currency = currencyOf(row);
    if (currency) return `Está en otra moneda: ${currency}`;
    const texts = new Set([textAt(row, columns.text), textAt(row, columns.reference)]);
    const text = [...texts].filter(Boolean).join(' · ');
    return { id: row.row, day, text, cents, isDatedAbove: date === '', isHidden: row.hidden };
  };
}

/** A leap year, so that it makes a day of `29/02`, too. */
const ANY_YEAR = '2024';

const unreadDay = (date: string, order: DayOrder) =>
  parseBankDay(`${date} ${ANY_YEAR}`, order)
    ? `A la fecha «${date}» le falta el año`
    : `«${date}» no es una fecha que se pueda leer`;

const undated = (cents: number | string) =>
  cents === NO_AMOUNT ? 'No tiene fecha ni monto' : 'No tiene fecha';

const turnedDay = (day: string) =>
  `Excel pudo cambiar el día por el mes en ${formatDay(day)}. Sube el archivo del banco sin abrirlo en Excel`;

/** The width that most rows have. */
function usualWidth(rows: readonly TableRow[]): number {
  const counts = new Map<number, number>();
  for (const row of rows) counts.set(widthOf(row), (counts.get(widthOf(row)) ?? 0) + 1);
  return [...counts].reduce((most, one) => (one[1] > most[1] ? one : most), [0, 0])[0];
}

/** Another currency that stands in the heading of the amounts. */
function headedCurrency({ heading }: BankFile, columns: BankColumns, format: MoneyFormat) {
  const heads = [heading[columns.credit] ?? '', heading[columns.debit] ?? ''];
  return heads
    .flatMap((head) => head.split(/[\s()[\].:]+/))
    .find((word) => currencyIn(word, format) === 'other');
}

export const NO_AMOUNT = 'No tiene monto';

/** Returns a function for the cents of a row, negative for money that left the account, or the reason why there are none. */
function createCentsReader(file: BankFile, columns: BankColumns, answers: RowAnswers) {
  const { credit, debit, sign } = columns;
  const { format, decimal = '.' } = answers;
  const signed = createSigner(file, columns, answers);
  const debitOf = (cents: number) =>
    cents < 0 && hasPlainDebits ? 'Es un débito con signo menos' : -Math.abs(cents);
  const hasPlainDebits = file.rows.some((row) => {
    const cell = row.cells[debit];
    const amount = cell && parseBankAmount(cell, decimal, format);
    return typeof amount === 'object' && amount.cents > 0;
  });
  return (row: TableRow): number | string => {
    const found = [credit, debit].map((column) => {
      const cell = row.cells[column];
      return cell ? parseBankAmount(cell, decimal, format) : 'empty';
    });
    const unread = found.findIndex((amount) => amount === 'other-currency' || amount === 'malformed');
    if (unread >= 0) return reasonOf(found[unread], textAt(row, unread === 0 ? credit : debit).slice(0, 40));
    const [inCredit = 0, inDebit = 0] = found.map((amount) =>
      typeof amount === 'object' ? amount.cents : 0,
    );
    if (inCredit !== 0 && inDebit !== 0) return 'Tiene crédito y débito';
    if (inCredit === 0 && inDebit === 0)
      return found.every((one) => one === 'empty') ? NO_AMOUNT : 'Su monto es cero';
    if (sign < 0 && debit >= 0) return inCredit || debitOf(inDebit);
    return signed(inCredit || inDebit, row);
  };
}

const reasonOf = (unread: unknown, text: string) =>
  unread === 'malformed' ? `«${text}» no es un monto que se pueda leer` : `«${text}» está en otra moneda`;

/** Returns a function that gives the amount of a row its sign, by the word in the column of signs or by which signs are received. */
function createSigner(
  file: BankFile,
  { credit, debit, sign }: BankColumns,
  { format, received }: RowAnswers,
) {
  if (sign < 0) return (cents: number) => (received === 'minus' ? -cents : cents);
  const words = signWords(file, sign, [credit, debit], format);
  const isKnownCredit = received === KNOWN_WORDS ? knownSigns(words, file.heading[sign] ?? '') : undefined;
  return (cents: number, row: TableRow): number | string => {
    const word = signWord(textAt(row, sign));
    if (word === '') return 'No dice si es crédito o débito';
    if (!(isKnownCredit?.(word) ?? word === received)) return -Math.abs(cents);
    return cents < 0 ? 'Es un crédito con signo menos' : cents;
  };
}
