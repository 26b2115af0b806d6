import type { Schemas } from '#ground/contract/operation-types.ts';
import { periodTitle, placeOf } from '#reports/statement/statement-texts.ts';
import { addDays, formatDay } from '#terms/time/days.ts';
import { decimal, formatMoney } from '#terms/values/money.ts';
import { negative } from '../../../words/statement-lines.ts';
import { BOTTOM, createPaper, LEFT, type Paper, RIGHT, TOP } from './paper.ts';
import { drawSums } from './statement-sums.ts';

type Statement = Schemas['Statement'];

/** The business of a statement, and when the statement was issued. */
export interface StatementHead {
  businessName: string;
  friUsername: string;
  /** The account that receives deposits: `Banco Industrial ··4821`; null if there is none. */
  account: string | null;
  /** `02/11/2026 08:15:00` */
  issued: string;
  timeZone: string;
}

const ROW = 21;
/** The smallest type on paper. */
const SMALL = 7;
const TABLE_TOP = TOP - 66;
const BODY = { size: 9 } as const;
const BOLD = { size: 9, bold: true } as const;
const NONE = '\u2014';
const WEEKDAYS = ['Dom', 'Lun', 'Mar', 'Mié', 'Jue', 'Vie', 'Sáb'];

/** Right edge and header of each column. */
const COLUMNS = [
  { head: 'Recibido', right: LEFT + 144 },
  { head: 'Reembolsado', right: LEFT + 208 },
  { head: 'Neto', right: LEFT + 272 },
  { head: 'Cierres', right: LEFT + 362 },
  { head: 'Depósitos', right: LEFT + 444 },
  { head: 'Saldo', right: RIGHT },
];

/** Sums of the days so far, in cents, and the balance after them. */
interface Carried {
  received: number;
  refunded: number;
  closed: number;
  deposited: number;
  balance: string;
}

/**
 * The printable statement: A4, with heading and column headers on every page, sums carried over between pages, and
 * page numbers.
 */
export async function statementDocument(statement: Statement, head: StatementHead): Promise<Uint8Array> {
  const paper = await createPaper(`Estado de cuenta ${statement.number}`);
  let y = startPage(paper, statement, head);
  const row = (cells: readonly string[], label: string, isSum = false) => {
    y -= ROW;
    drawRow(paper, y, label, cells, isSum);
  };
  row(['', '', '', '', '', statement.formattedOpeningBalance], openingLabel(statement), true);
  const carried: Carried = {
    received: 0,
    refunded: 0,
    closed: 0,
    deposited: 0,
    balance: statement.formattedOpeningBalance,
  };
  for (const day of statement.days) {
    // Leaves room for the row below, which carries the sums over.
    if (y - 2 * ROW < BOTTOM) {
      row(carriedCells(carried), 'Suma y sigue', true);
      paper.addPage();
      y = startPage(paper, statement, head);
      row(carriedCells(carried), 'Suma anterior', true);
    }
    row(dayCells(day), dayLabel(day.day, day.formattedDay));
    drawNumbers(paper, y, day.closings);
    drawReturned(paper, y, day);
    carried.received += Math.round(day.receivedAmount * 100);
    carried.refunded += Math.round(day.refundedAmount * 100);
    carried.closed += Math.round(day.closings.netAmount * 100);
    carried.deposited += Math.round((day.deposits?.netAmount ?? 0) * 100);
    carried.balance = day.formattedBalance;
  }
  row(carriedCells(carried), 'Total', true);
  drawSums(paper, statement, y - 16, () => {
    paper.addPage();
    return drawHead(paper, statement, head) - 20;
  });
  paper.onEachPage((number, count) => drawFoot(paper, statement, head, `Página ${number} de ${count}`));
  return paper.save();
}

function startPage(paper: Paper, statement: Statement, head: StatementHead): number {
  drawHead(paper, statement, head);
  for (const { head: name, right } of COLUMNS)
    paper.text(name, right, TABLE_TOP, { size: 7.5, bold: true, align: 'right' });
  paper.text('Día', LEFT, TABLE_TOP, { size: 7.5, bold: true });
  paper.line(TABLE_TOP - 5, 1);
  return TABLE_TOP - 5;
}

/** Draws the heading. @returns the position where it ends */
function drawHead(paper: Paper, statement: Statement, head: StatementHead): number {
  const half = (RIGHT - LEFT) / 2;
  paper.text('Estado de cuenta', LEFT, TOP - 12, { size: 15, bold: true });
  const place = statement.branch?.name ?? 'Todo el negocio';
  paper.text(`${periodTitle(statement)} · ${place}`, LEFT, TOP - 26, { size: 9, width: half });
  const right = { size: 9, align: 'right', width: half } as const;
  paper.text(head.businessName, RIGHT, TOP - 8, { ...right, bold: true });
  paper.text(`@${head.friUsername} · Quetzales (GTQ)`, RIGHT, TOP - 20, right);
  paper.text(head.account ? `Depósitos en ${head.account}` : statement.number, RIGHT, TOP - 32, right);
  paper.line(TOP - 42, 1.5);
  return TOP - 42;
}

function drawFoot(
  paper: Paper,
  { number }: Statement,
  { issued, timeZone }: StatementHead,
  page: string,
): void {
  const y = BOTTOM - 22;
  paper.line(y + 10, 0.5);
  paper.text(`Emitido el ${issued} · hora de ${placeOf(timeZone)}`, LEFT, y, { size: 7.5 });
  paper.text(number, (LEFT + RIGHT) / 2 + 20, y, { size: 7.5, align: 'center' });
  paper.text(page, RIGHT, y, { size: 7.5, align: 'right' });
}

function drawRow(paper: Paper, y: number, label: string, cells: readonly string[], isSum: boolean): void {
  const style = isSum ? BOLD : BODY;
  paper.text(label, LEFT, y + 8.5, style);
  for (const [index, { right }] of COLUMNS.entries()) {
    const words = cells[index] ?? '';
    if (words !== '') paper.text(words, right, y + 8.5, { ...style, align: 'right' });
  }
  paper.line(y, isSum ? 1 : 0.4, { gray: !isSum });
}

/** The numbers of a day's closings, in small type below their amount. */
function drawNumbers(paper: Paper, y: number, { formattedNumbers }: Schemas['StatementClosings']): void {
  if (formattedNumbers === '') return;
  const right = COLUMNS[3]?.right ?? 0;
  // There is nothing else small up to the beginning of the line.
  const style = { size: SMALL, smallest: SMALL, align: 'right', width: right - LEFT } as const;
  paper.text(shortNumbers(formattedNumbers), right, y + 1.8, style);
}

/** The numbers without the beginning that they share with the first: `CI-000400 a 403, 405 a 407`. */
export function shortNumbers(formattedNumbers: string): string {
  const [first = ''] = formattedNumbers.split(/, | a /, 1);
  const shared = first.slice(0, -3);
  return first + formattedNumbers.slice(first.length).replaceAll(shared, '');
}

/** Money that the bank returned on a day, in small type below the deposits. */
function drawReturned(paper: Paper, y: number, { deposits }: Schemas['StatementDay']): void {
  if (!deposits || deposits.returnedCount === 0) return;
  const right = COLUMNS[4]?.right ?? 0;
  paper.text(`+${deposits.formattedReturnedAmount} devuelto`, right, y + 1.8, {
    size: SMALL,
    align: 'right',
  });
}

const dayCells = (day: Schemas['StatementDay']): string[] => [
  day.receivedCount === 0 ? NONE : day.formattedReceivedAmount,
  day.refundedCount === 0 ? NONE : negative(day.formattedRefundedAmount),
  day.formattedNetAmount,
  day.closings.count === 0 ? NONE : `${day.closings.count} · ${day.closings.formattedNetAmount}`,
  depositedText(day),
  day.formattedBalance,
];

const depositedText = ({ deposits, bankHoliday }: Schemas['StatementDay']): string => {
  if (deposits && deposits.count > 0) return negative(deposits.formattedDepositedAmount);
  return bankHoliday ? `Asueto ${NONE}` : NONE;
};

function carriedCells({ received, refunded, closed, deposited, balance }: Carried): string[] {
  return [
    quetzales(received),
    negative(quetzales(refunded)),
    quetzales(received - refunded),
    quetzales(closed),
    negative(quetzales(deposited)),
    balance,
  ];
}

function openingLabel({ days: [first] }: Statement): string {
  return `Saldo inicial, por depositar al ${formatDay(addDays(first?.day ?? '', -1))}`;
}

const dayLabel = (day: string, formattedDay: string): string =>
  `${WEEKDAYS[new Date(day).getUTCDay()]}  ${formattedDay}`;

const quetzales = (cents: number): string => formatMoney(decimal(cents));
