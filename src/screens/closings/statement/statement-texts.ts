import { countedText } from '#blocks/count-text.ts';
import { formatDay } from '#domain/day.ts';
import { daysAfter } from '#domain/days-after.ts';
import { capitalized } from '#words/capitalized.ts';
import type { Statement } from './statement-operations.ts';

const MINUS = '\u2212';

/** `octubre de 2026` */
export function monthName(month: string, locale: string): string {
  const name = new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' }).format(
    Date.parse(`${month}-01`),
  );
  return `${name} de ${month.slice(0, 4)}`;
}

/** `Octubre de 2026`, `Noviembre de 2026, hasta hoy`. */
export const monthTitle = (month: string, today: string, locale: string): string =>
  `${capitalized(monthName(month, locale))}${today.startsWith(month) ? ', hasta hoy' : ''}`;

/** `Del 15/10/2026 al 02/11/2026` */
export const rangeTitle = ({ from, to }: { from: string; to: string }): string =>
  from === to ? formatDay(from) : `Del ${formatDay(from)} al ${formatDay(to)}`;

/** The day before the first one, at whose end the balance is the opening balance: `30/09/2026`. */
export const dayBefore = ({ period: { startDay } }: Statement): string => formatDay(daysAfter(startDay, -1));

/** Name of the balance: money to be deposited or, without deposits, money to be closed. */
export const balanceName = ({ deposits }: Statement): string => (deposits ? 'Por depositar' : 'Por liquidar');

/** Amounts that leave the balance: deposits minus returned ones or, without deposits, closings. */
export function outOf({ deposits, closings }: Pick<Statement, 'deposits' | 'closings'>): {
  label: string;
  formatted: string;
  note: string;
} {
  if (!deposits)
    return {
      label: 'Cerrado',
      formatted: closings.formattedNetAmount,
      note: countedText(closings.count, 'cierre', 'cierres'),
    };
  const { count, returnedCount, formattedNetAmount } = deposits;
  const returned = returnedCount === 0 ? '' : `, ${countedText(returnedCount, 'devuelto', 'devueltos')}`;
  return {
    label: 'Depositado',
    formatted: formattedNetAmount,
    note: `${countedText(count, 'depósito', 'depósitos')}${returned}`,
  };
}

/** `+ Q5.00`, `− Q5.00` */
const term = (sign: '+' | typeof MINUS, formatted: string): string => {
  const isNegative = formatted.startsWith(MINUS);
  const shown = isNegative ? (sign === '+' ? MINUS : '+') : sign;
  return `${shown} ${isNegative ? formatted.slice(1) : formatted}`;
};

/** `Q10.00 + Q5.00 − Q3.00 = Q12.00` */
export function equationText(statement: Statement): string {
  const { formattedOpeningBalance, total, formattedClosingBalance } = statement;
  return `${formattedOpeningBalance} ${term('+', total.formattedNetAmount)} ${term(MINUS, outOf(statement).formatted)} = ${formattedClosingBalance}`;
}
