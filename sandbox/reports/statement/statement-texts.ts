import type { Schemas } from '#ground/contract/operation-types.ts';
import { addDays, addMonths } from '#terms/time/days.ts';
import {
  comparedSum,
  differenceTitle,
  closingLines as linesToClosings,
  negative,
  otherSum,
  type StatementLine,
} from '../../../words/statement-lines.ts';

type Statement = Schemas['Statement'];

const LOCALE = 'es-GT';
const monthNames = new Intl.DateTimeFormat(LOCALE, { month: 'long', timeZone: 'UTC' });

/** Name of the month that a statement covers; null for other days. */
export function monthOf({ period: { startDay, endDay, isRunning } }: Statement): string | null {
  const [month, first] = [startDay.slice(0, 7), startDay.slice(8)];
  const last = addDays(addMonths(`${month}-01`, 1), -1);
  const ends = endDay === last || isRunning;
  return first === '01' && endDay.startsWith(month) && ends ? monthNames.format(new Date(last)) : null;
}

/** `Octubre de 2026`, `Noviembre de 2026, hasta el 25/11/2026` or `Del 15/10/2026 al 02/11/2026`. */
export function periodTitle(statement: Statement): string {
  const { startDay, formattedStartDay, endDay, formattedEndDay, isRunning } = statement.period;
  const month = monthOf(statement);
  if (month === null)
    return startDay === endDay ? formattedStartDay : `Del ${formattedStartDay} al ${formattedEndDay}`;
  const title = `${month.charAt(0).toUpperCase()}${month.slice(1)} de ${startDay.slice(0, 4)}`;
  return isRunning ? `${title}, hasta el ${formattedEndDay}` : title;
}

/** The steps from the opening balance to the closing balance; the last line is the sum of the others. */
export function balanceLines(statement: Statement): StatementLine[] {
  return [
    ['Saldo inicial', statement.formattedOpeningBalance],
    ['Recibido', statement.total.formattedReceivedAmount],
    ['Reembolsado', negative(statement.total.formattedRefundedAmount)],
    ['Depositado', negative(depositsOf(statement).formattedDepositedAmount)],
    ...(depositsOf(statement).returnedCount === 0
      ? []
      : [['Depósitos devueltos', depositsOf(statement).formattedReturnedAmount] as const]),
    ['Saldo final', statement.formattedClosingBalance],
  ];
}

/** The lines of the shared words, with the name of this statement's month. */
export const closingLines = (statement: Statement): StatementLine[] =>
  linesToClosings(statement, monthOf(statement), LOCALE);

/** `Cuadra al centavo.`, or the difference; the calculation; and what it agrees with, or from which day it does not. */
export function checkTexts(statement: Statement): [title: string, sum: string, comparison: string] {
  const { check, formattedOpeningBalance, total, formattedClosingBalance } = statement;
  const { formattedDepositedAmount, returnedCount, formattedReturnedAmount } = depositsOf(statement);
  const returned = returnedCount === 0 ? '' : ` + devuelto ${formattedReturnedAmount}`;
  const sum = `Saldo inicial ${formattedOpeningBalance} + neto ${total.formattedNetAmount} \u2212 depositado ${formattedDepositedAmount}${returned} = saldo final ${formattedClosingBalance}.`;
  if (check.isBalanced)
    return ['Cuadra al centavo.', sum, `Es lo mismo que suman ${comparedSum(statement)}.`];
  return [
    differenceTitle(statement),
    sum,
    `${otherSum(statement)} La primera diferencia es del ${check.formattedDay}.`,
  ];
}

/** `El depósito DEP-261014 de Q10,431.00 fue devuelto por el banco el 15/10/2026.` */
export const returnedTexts = (statement: Statement): string[] =>
  depositsOf(statement)
    .movements.filter(({ kind }) => kind === 'returned')
    .map(
      ({ reference, formattedAmount, formattedDate }) =>
        `El depósito ${reference} de ${formattedAmount} fue devuelto por el banco el ${formattedDate}.`,
    );

/** The deposits of a statement, which this server always includes. */
export function depositsOf({ deposits }: Statement): Schemas['StatementDeposits'] {
  if (!deposits) throw new Error('This server has deposits');
  return deposits;
}

/** The place that a time zone is named after: `Guatemala`, of `America/Guatemala`. */
export const placeOf = (timeZone: string): string =>
  timeZone.slice(timeZone.lastIndexOf('/') + 1).replaceAll('_', ' ');
