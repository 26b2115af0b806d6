import type { ClosingRow, ClosingTotals, Schemas } from '@cobros/sdk';
import { countedText, paymentsText } from '#blocks/count-text.ts';
import type { Person } from '#domain/permissions.ts';
import { seesBranches, seesCashiers } from '#domain/sees-branches-and-cashiers.ts';

export const refundsText = (count: number) => countedText(count, 'reembolso', 'reembolsos');

/** `56 pagos`, `56 pagos, 1 reembolso` */
export const takenText = ({ count, refundCount }: Pick<ClosingTotals, 'count' | 'refundCount'>) =>
  [paymentsText(count), ...(refundCount > 0 ? [refundsText(refundCount)] : [])].join(', ');

/** The refunded amount with a minus sign: `−Q150.00`. */
export function refundedText({ refundedAmount, formattedRefundedAmount }: ClosingTotals): string {
  return refundedAmount > 0 ? `−${formattedRefundedAmount}` : formattedRefundedAmount;
}

/** Name of the closing's cashier; a branch that closes as a whole has none. */
export const cashierText = ({ checkoutName }: Pick<ClosingRow, 'checkoutName'>) =>
  checkoutName ?? 'Toda la sucursal';

export const placeText = ({ branchName, checkoutName }: Pick<ClosingRow, 'branchName' | 'checkoutName'>) =>
  checkoutName ? `${branchName} · ${checkoutName}` : branchName;

/** Name of a closing in a list: its place if the user sees several, otherwise its number. */
export function listedName(closing: ClosingRow, person: Person): string {
  if (seesBranches(person)) return placeText(closing);
  return seesCashiers(person) ? cashierText(closing) : closing.formattedNumber;
}

/** Label of a closing's moment. A closing that is not completed only has a moment of its start or last attempt. */
export const momentLabel = ({ status }: Pick<ClosingRow, 'status'>) =>
  ({ completed: 'Cerrado', processing: 'Iniciado' })[status as string] ?? 'Intentado';

/** Name of whoever made the closing. */
export function makerText({ closingType, createdByName }: ClosingRow): string {
  return createdByName ?? (closingType === 'automatic' ? 'Automático' : '');
}

/** `20/11/2026 20:00, Centro · Caja 2` */
export function nextClosingText(next: Schemas['NextClosing']): string {
  return `${next.formattedDate} ${next.formattedTime.slice(0, -3)}, ${placeText(next)}`;
}

export const closingsText = (count: number): string => countedText(count, 'cierre', 'cierres');

type Count = Schemas['ClosingCount'];

/** The difference in words, because a sign alone is easily overlooked: `Faltan Q4.25`. */
export function differenceText({ difference, formattedDifference }: Count): string {
  if (difference === 0) return 'Coincide';
  const amount = formattedDifference.replace(/^[-\u2212]/, '');
  return `${difference < 0 ? 'Faltan' : 'Sobran'} ${amount}`;
}

/** The count and its difference as lines of the detail and the slip; none if there was no count. */
export function countLines(
  counted: Count | undefined,
  { expected = false } = {},
): (readonly [label: string, value: string])[] {
  if (!counted) return [];
  return [
    ['Contado', counted.formattedAmount],
    ...(expected ? [['Esperado', counted.formattedExpectedAmount] as const] : []),
    ['Diferencia', differenceText(counted)],
    ...(counted.reason ? [['Motivo', counted.reason] as const] : []),
  ];
}
