import type { Transaction } from '@cobros/sdk';
import { countText } from '../../../blocks/count-text.ts';
import { payerName } from '../../../features/transaction/payer.ts';
import type { Row } from '../reconcile-rows.ts';

/** Received money, or a payment to be assigned. A request that was only sent has not arrived. */
function isArrival({ status, origin }: Pick<Transaction, 'status' | 'origin'>): boolean {
  return status === 'completed' || (status === 'pending' && origin === 'payment');
}

/** Arrivals between two reads of the lists. A payment that is assigned had arrived before. */
export function arrivedSince(before: readonly Row[], now: readonly Row[]): Transaction[] {
  const arrivedBefore = new Set(ids(before));
  return now
    .map(({ transaction }) => transaction)
    .filter((transaction) => isArrival(transaction) && !arrivedBefore.has(transaction.id));
}

const ids = (rows: readonly Row[]) =>
  rows.filter(({ transaction }) => isArrival(transaction)).map(({ transaction }) => transaction.id);

/** `Nuevo pago: María José López, Q185.00`, or `3 pagos nuevos`. */
export function arrivalText(arrived: readonly Transaction[]): string {
  const [first] = arrived;
  if (!first) return '';
  if (arrived.length > 1) return `${countText(arrived.length)} pagos nuevos`;
  return `Nuevo pago: ${payerName(first)}, ${first.formattedAmount}`;
}
