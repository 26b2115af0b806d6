import type { ClosingRow, ClosingTotals, Schemas } from '@cobros/sdk';
import { countedText } from '../../blocks/count-text.ts';

/** `38 pagos` */
export const paymentsText = (count: number) => countedText(count, 'pago', 'pagos');
export const refundsText = (count: number) => countedText(count, 'reembolso', 'reembolsos');

/** What was given back, as a subtraction: `−Q150.00`. */
export function refundedText({ refundedAmount, formattedRefundedAmount }: ClosingTotals): string {
  return refundedAmount > 0 ? `−${formattedRefundedAmount}` : formattedRefundedAmount;
}

/** The cashier that a closing belongs to; a branch that closes as a whole has none. */
export const cashierText = ({ checkoutName }: Pick<ClosingRow, 'checkoutName'>) =>
  checkoutName ?? 'Toda la sucursal';

export const placeText = ({ branchName, checkoutName }: Pick<ClosingRow, 'branchName' | 'checkoutName'>) =>
  checkoutName ? `${branchName} · ${checkoutName}` : branchName;

/** Only a completed closing closed something. */
export const momentLabel = ({ status }: Pick<ClosingRow, 'status'>) =>
  ({ completed: 'Cerrado', processing: 'Iniciado' })[status as string] ?? 'Intentado';

/** Who made it. */
export function makerText({ closingType, createdByName }: ClosingRow): string {
  return createdByName ?? (closingType === 'automatic' ? 'Automático' : '');
}

/** `20/11/2026 20:00:00, Centro · Caja 2` */
export function nextClosingText(next: Schemas['NextClosing']): string {
  return `${next.formattedDate} ${next.formattedTime}, ${placeText(next)}`;
}
