import type { Transaction } from '@cobros/sdk';
import { deviceStorage } from '#stores/browser-storage.ts';
import { isText, storedList } from '#stores/stored-list.ts';
import { receivedMoment } from '../received-moment.ts';
import { isAskedFor } from '../transaction-actions.ts';

/** For a server that does not keep what was said of a charge: pairs of a request or charge and a payment. */
const distinct = storedList(deviceStorage, 'cobros.distinct-payments', isText);
const KEPT = 20;
const SAME_MINUTES_MS = 15 * 60_000;

/**
 * A received payment that may have been meant for this pending request or charge, but was made another way, such as
 * with the code on the wall. It arrived later at the same cashier, from the same payer, or with the same amount
 * within minutes. Payments of which somebody said that they are distinct are left out.
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
      !isAskedFor(payment) &&
      payment.businessUserId === waiting.businessUserId &&
      (receivedMoment(payment)?.[0] ?? 0) >= since &&
      (isSamePayer(payment, waiting) || isSameAmount(payment, waiting)) &&
      !isDistinct(waiting, payment),
  );
}

const isSamePayer = (one: Transaction, other: Transaction) =>
  one.friUser !== null && one.friUser?.id === other.friUser?.id;

/** Within minutes only: a code printed hours ago asks for a price that many customers pay. */
const isSameAmount = (payment: Transaction, waiting: Transaction) =>
  payment.amount === waiting.amount &&
  Date.parse(payment.creationDate) - Date.parse(waiting.creationDate) <= SAME_MINUTES_MS;

const isDistinct = (waiting: Transaction, payment: Transaction): boolean =>
  waiting.distinctPaymentIds?.includes(payment.id) ?? distinct.read().includes(pairOf(waiting, payment));

/** True if somebody said that this payment is not one of these requests and charges. */
export const isOfAnother = (payment: Transaction, asked: readonly Transaction[]): boolean =>
  asked.some((one) => one.distinctPaymentIds?.includes(payment.id)) ||
  distinct.read().some((pair) => pair.endsWith(` ${payment.id}`));

/** Remembers on this device that the two are distinct, for a server that does not. */
export function rememberDistinct(waiting: Transaction, payment: Transaction): void {
  const pairs = [pairOf(waiting, payment), ...distinct.read()].slice(0, KEPT);
  distinct.write(pairs);
}

const pairOf = (waiting: Transaction, payment: Transaction) => `${waiting.id} ${payment.id}`;
