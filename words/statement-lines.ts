import type { components } from '../sdk/generated/schema.ts';

// The words of a statement on the screen, in its files and in its e-mail, so that all of them say the same.

type Schemas = components['schemas'];
type Statement = Schemas['Statement'];

export type StatementLine = readonly [label: string, amount: string];

const MINUS = '\u2212';

/** The amount with the opposite sign: `−Q100.00`; a negative amount becomes positive, and zero stays zero. */
export function negative(formatted: string): string {
  if (!/[1-9]/.test(formatted)) return formatted;
  return formatted.startsWith(MINUS) ? formatted.slice(1) : `${MINUS}${formatted}`;
}

/** The parts of the closing balance; the last line is the sum of the others. A part without money is left out. */
export function remainderLines({ undeposited, closedLater, notClosed, check }: Statement): StatementLine[] {
  return [
    ...(undeposited
      ? [[`Cerrado, por depositar${closedDays(undeposited)}`, undeposited.formattedAmount] as const]
      : []),
    ...(closedLater.firstDate === null
      ? []
      : [[`Recibido${sinceText(closedLater)} y cerrado después`, closedLater.formattedAmount] as const]),
    [`Recibido${sinceText(notClosed)} y sin cerrar`, notClosed.formattedAmount],
    ['Saldo final', check.formattedAmount],
  ];
}

/**
 * The steps from the net amount to the closings, across amounts that another period closed; the last line is the sum.
 * @param month its name, of the statement of a whole month
 */
export function closingLines(statement: Statement, month: string | null, locale: string): StatementLine[] {
  const { total, receivedBefore, closedAfter, closings } = statement;
  const within = month === null ? 'en estos días' : `en ${month}`;
  return [
    [`Neto recibido ${within}`, total.formattedNetAmount],
    [`Recibido antes y cerrado ${within}`, receivedBefore.formattedAmount],
    [`Recibido ${within} y no cerrado entonces`, negative(closedAfter.formattedAmount)],
    [
      `Cierres ${within} (${new Intl.NumberFormat(locale).format(closings.count)})`,
      closings.formattedNetAmount,
    ],
  ];
}

/** `No cuadra: faltan Q0.01.` */
export function differenceTitle({ check: { difference, formattedDifference } }: Statement): string {
  return `No cuadra: ${difference > 0 ? 'faltan' : 'sobran'} ${formattedDifference.replace(MINUS, '')}.`;
}

/** The sum that the closing balance agrees with: money to be deposited or, without deposits, money to be closed. */
export const comparedSum = ({ deposits }: Statement): string =>
  deposits ? 'los pagos y cierres por depositar' : 'los pagos por liquidar';

/** The other sum of a statement that does not balance. */
export function otherSum(statement: Statement): string {
  const { check, closings, closingBalance } = statement;
  if (check.amount === closingBalance)
    return `Los cierres suman ${closings.formattedNetAmount}, y sus pagos no.`;
  const sum = comparedSum(statement);
  return `${sum.charAt(0).toUpperCase()}${sum.slice(1)} suman ${check.formattedAmount}.`;
}

/** ` (30/10/2026 a 31/10/2026)` */
function closedDays({ formattedFirstDay, formattedLastDay }: Schemas['StatementUndeposited']): string {
  if (formattedFirstDay === null) return '';
  return formattedFirstDay === formattedLastDay
    ? ` (${formattedFirstDay})`
    : ` (${formattedFirstDay} a ${formattedLastDay})`;
}

/** ` desde el 31/10/2026, 20:04,`; empty if there is no money. */
const sinceText = ({ formattedFirstDate, formattedFirstTime }: Schemas['StatementPart']): string =>
  formattedFirstDate === null ? '' : ` desde el ${formattedFirstDate}, ${formattedFirstTime?.slice(0, 5)},`;
