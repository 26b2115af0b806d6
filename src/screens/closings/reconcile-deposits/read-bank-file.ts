import { formatDay } from '#domain/day.ts';
import type { MoneyFormat } from '#domain/money.ts';
import type { TableRow } from '#tables/table.ts';
import { type DecimalSign, decimalSigns } from './bank-amounts.ts';
import { type DayOrder, dayOrders, lastDayOf } from './bank-days.ts';
import { type BankFile, textAt, wordsOf } from './bank-file.ts';
import type { BankColumns, BankLayout } from './bank-layout.ts';
import { createRowReader, type DatedLine, NO_AMOUNT } from './bank-rows.ts';
import { receivedChoices } from './bank-signs.ts';
import { daysApart } from './days-apart.ts';

/** A line of the bank's statement. */
export interface BankLine {
  /** Number of its row in the file. */
  id: number;
  /** `yyyy-MM-dd` */
  day: string;
  /** Description and reference. */
  text: string;
  /** Negative for money that left the account. */
  cents: number;
}

/** A row that is not compared, and why. */
export interface UncomparedRow {
  id: number;
  text: string;
  reason: string;
}

/** Questions that the cells leave open, with their choices; a single choice is certain. */
export interface BankQuestions {
  orders: readonly DayOrder[];
  decimals: readonly DecimalSign[];
  received: readonly string[];
}

export interface BankReading {
  lines: readonly BankLine[];
  /** Every other row that is not empty. */
  uncompared: readonly UncomparedRow[];
  /** Number of lines without a date, which have that of the line above. */
  datedAbove: number;
  /** Number of lines in rows that the spreadsheet does not show. */
  hidden: number;
  /** Other sheets of the workbook that have lines, or cannot be read. */
  otherSheets: readonly string[];
  questions: BankQuestions;
  /** Questions to answer before the lines can be compared. */
  open: readonly (keyof BankQuestions)[];
}

/** Of a choice that was made and one that is certain, what is used; undefined if it has to be asked. */
const answerOf = <Choice extends string>(
  chosen: Choice | '',
  choices: readonly Choice[],
): Choice | undefined => (choices.length === 1 ? choices[0] : choices.find((one) => one === chosen));

/** Reads a bank's file. Every row becomes a line or is listed with the reason why not. */
export function readBankFile(
  file: BankFile,
  layout: BankLayout,
  { format, today }: { format: MoneyFormat; today: string },
): BankReading {
  const { columns } = layout;
  const amountCells = file.rows.flatMap((row) => [row.cells[columns.credit], row.cells[columns.debit]]);
  const questions: BankQuestions = {
    orders: dayOrders(
      file.rows.map((row) => textAt(row, columns.day)),
      today,
    ),
    decimals: decimalSigns(
      amountCells.filter((cell) => cell !== undefined),
      format,
    ),
    received: receivedChoices(file, columns, format),
  };
  const order = answerOf(layout.order, questions.orders);
  const decimal = answerOf(layout.decimal, questions.decimals);
  const received = answerOf(layout.received, questions.received);
  const open = [
    ...(questions.orders.length > 1 && !order ? (['orders'] as const) : []),
    ...(questions.decimals.length > 1 && !decimal ? (['decimals'] as const) : []),
    ...(questions.received.length > 1 && !received ? (['received'] as const) : []),
  ];
  const read = createRowReader(file, columns, {
    format,
    order,
    decimal,
    received,
    lastDay: lastDayOf(today),
  });
  const { lines, uncompared } = readRows(file, columns, read);
  const far = daysApart(lines.map(({ day }) => day));
  for (const { id, day, text } of lines)
    if (far.has(day))
      uncompared.push({ id, text, reason: `Su fecha, ${formatDay(day)}, está lejos de las demás` });
  const near = lines.filter(({ day }) => !far.has(day));
  return {
    lines: near.map(({ isDatedAbove, isHidden, ...line }) => line),
    uncompared: uncompared.sort((one, other) => one.id - other.id),
    datedAbove: near.filter(({ isDatedAbove }) => isDatedAbove).length,
    hidden: near.filter(({ isHidden }) => isHidden).length,
    otherSheets: file.otherSheets,
    questions,
    open,
  };
}

/** Reads the rows in their order; a row that has nothing but words continues the text of the line above. */
function readRows(
  { rows, unread }: BankFile,
  columns: BankColumns,
  read: ReturnType<typeof createRowReader>,
) {
  const lines: DatedLine[] = [];
  const uncompared: UncomparedRow[] = unread.map(({ row, text = '', reason }) => ({ id: row, text, reason }));
  let above: DatedLine | undefined;
  for (const row of rows) {
    const found = read(row);
    const reason = typeof found === 'string' ? found : '';
    if (above && reason === NO_AMOUNT && continues(row, columns)) above.text += ` · ${wordsOf(row)}`;
    else {
      above = typeof found === 'string' ? undefined : found;
      if (above) lines.push(above);
      else
        uncompared.push({
          id: row.row,
          text: wordsOf(row),
          reason: row.hidden ? `${reason}; está oculta` : reason,
        });
    }
  }
  return { lines, uncompared };
}

const continues = ({ cells }: TableRow, { text, reference }: BankColumns): boolean =>
  cells.every(({ kind }, at) => kind === 'empty' || at === text || at === reference);
