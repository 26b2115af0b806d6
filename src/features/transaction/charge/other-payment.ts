import type { Transaction } from '@cobros/sdk';
import { deviceStorage } from '../../../stores/browser-storage.ts';
import { isText, storedList } from '../../../stores/stored-list.ts';
import { receivedMoment } from '../received-moment.ts';

const distinct = storedList(deviceStorage, 'cobros.distinct-payments', isText);
const KEPT = 20;
const SAME_MINUTES_MS = 15 * 60_000;

/**
 * A payment that may be of what this pending request or charge asks for, and came by another way, as by the code on the wall: to the
 * same cashier after it was made, of the same payer, or of the same amount in the same minutes. Not one that somebody has said to be
 * another.
 */
export function otherPayment(
  waiting: Transaction,
  received: readonly Transaction[],
): Transaction | undefined {
  const since = Date.parse(waiting.creationDate);
  return received.find(
    (payment) =>
      payment.id !== waiting.id &&
      payment.status === 'completed' &&
      payment.origin === 'payment' &&
      payment.businessUserId === waiting.businessUserId &&
      (receivedMoment(payment)?.[0] ?? 0) >= since &&
      (isSamePayer(payment, waiting) || isSameAmount(payment, waiting)) &&
      !isDistinct(waiting, payment),
  );
}

const isSamePayer = (one: Transaction, other: Transaction) =>
  one.friUser !== null && one.friUser?.id === other.friUser?.id;

/** The price of a code that was printed hours ago is paid by many. */
const isSameAmount = (payment: Transaction, waiting: Transaction) =>
  payment.amount === waiting.amount &&
  Date.parse(payment.creationDate) - Date.parse(waiting.creationDate) <= SAME_MINUTES_MS;

const isDistinct = (waiting: Transaction, payment: Transaction): boolean =>
  distinct.read().includes(pairOf(waiting, payment));

/** Somebody has said of this payment that it is not what another customer was asked for. */
export const isOfAnother = (payment: Transaction): boolean =>
  distinct.read().some((pair) => pair.endsWith(` ${payment.id}`));

/** Both are meant, in all windows of this device: the display shows the code again. */
export function rememberDistinct(waiting: Transaction, payment: Transaction): void {
  const pairs = [pairOf(waiting, payment), ...distinct.read()].slice(0, KEPT);
  distinct.write(pairs);
}

const pairOf = (waiting: Transaction, payment: Transaction) => `${waiting.id} ${payment.id}`;
