import { countText, paymentsText } from '#blocks/count-text.ts';
import type { Shown } from './summary-links.ts';
import type { Amounts } from './summary-operations.ts';

export const SHOWN_LABEL: Record<Shown, string> = { received: 'Recibido', net: 'Neto', payments: 'Pagos' };

export const shownValue = (amounts: Amounts, shown: Shown): number =>
  ({ received: amounts.receivedAmount, net: amounts.netAmount, payments: amounts.receivedCount })[shown];

/** `Q4,704.50`, or `54`. */
export const shownText = (amounts: Amounts, shown: Shown): string =>
  ({
    received: amounts.formattedReceivedAmount,
    net: amounts.formattedNetAmount,
    payments: countText(amounts.receivedCount),
  })[shown];

/** The number with its unit, for places without a heading: `54 pagos`. */
export const shownWords = (amounts: Amounts, shown: Shown): string =>
  shown === 'payments' ? paymentsText(amounts.receivedCount) : shownText(amounts, shown);

/** True if there is nothing to show: no payments and, for net amounts, no refunds either. */
export const isNone = (amounts: Amounts, shown: Shown): boolean =>
  amounts.receivedCount === 0 && (shown !== 'net' || amounts.refundedCount === 0);
