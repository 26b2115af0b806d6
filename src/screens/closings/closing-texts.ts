import type { ClosingRow, ClosingTotals, Schemas } from '@cobros/sdk';
import { countedText, paymentsText } from '../../blocks/count-text.ts';

export const refundsText = (count: number) => countedText(count, 'reembolso', 'reembolsos');

/** `56 pagos`, `56 pagos, 1 reembolso` */
export const takenText = ({ count, refundCount }: Pick<ClosingTotals, 'count' | 'refundCount'>) =>
  [paymentsText(count), ...(refundCount > 0 ? [refundsText(refundCount)] : [])].join(', ');

/** Refunds as a subtraction: `−Q150.00`. */
export function refundedText({ refundedAmount, formattedRefundedAmount }: ClosingTotals): string {
  return refundedAmount > 0 ? `−${formattedRefundedAmount}` : formattedRefundedAmount;
}

/** Cashier of a closing; a branch that closes as a whole has none. */
export const cashierText = ({ checkoutName }: Pick<ClosingRow, 'checkoutName'>) =>
  checkoutName ?? 'Toda la sucursal';

export const placeText = ({ branchName, checkoutName }: Pick<ClosingRow, 'branchName' | 'checkoutName'>) =>
  checkoutName ? `${branchName} · ${checkoutName}` : branchName;

/** A closing that is not completed has no time of closing, only one of its start or attempt. */
export const momentLabel = ({ status }: Pick<ClosingRow, 'status'>) =>
  ({ completed: 'Cerrado', processing: 'Iniciado' })[status as string] ?? 'Intentado';

/** Author of the closing. */
export function makerText({ closingType, createdByName }: ClosingRow): string {
  return createdByName ?? (closingType === 'automatic' ? 'Automático' : '');
}

/** `20/11/2026 20:00, Centro · Caja 2` */
export function nextClosingText(next: Schemas['NextClosing']): string {
  return `${next.formattedDate} ${next.formattedTime.slice(0, -3)}, ${placeText(next)}`;
}

export const closingsText = (count: number): string => countedText(count, 'cierre', 'cierres');

type Count = Schemas['ClosingCount'];

/** In words, because a sign alone is overlooked: `Faltan Q4.25`. */
export function differenceText({ difference, formattedDifference }: Count): string {
  if (difference === 0) return 'Coincide';
  const amount = formattedDifference.replace(/^[-\u2212]/, '');
  return `${difference < 0 ? 'Faltan' : 'Sobran'} ${amount}`;
}

/** The count and its difference, as lines of the detail and the slip; none for a closing without a count. */
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
