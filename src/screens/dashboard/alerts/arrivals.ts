import type { Transaction } from '@cobros/sdk';
import { computed, signal } from '@preact/signals-react';
import { isUnassigned } from '#features/transaction/transaction-actions.ts';
import type { Row } from '../reconcile-rows.ts';

type Ids = ReadonlySet<string>;
const NONE: Ids = new Set();

const marked = signal(NONE);
const onTop = signal(NONE);

export const markedIds = computed(() => marked.value);

/** Payments that have arrived and have not been seen, the latest first. */
export const unseenArrivals = signal<readonly Transaction[]>([]);

/** Ids of the payments listed since the page was loaded, so that those that arrive while Pagos is not shown are noticed. */
let known: Set<string> | undefined;

/** The arrivals among these rows. On the first call none has just arrived. */
export function newArrivals(rows: readonly Row[]): readonly Transaction[] {
  const first = !known;
  known ??= new Set();
  const arrived = arrivedIn(rows, known);
  return first ? [] : arrived;
}

/**
 * True for received money and for payments to be assigned. A request that was only sent has not arrived, nor has a payment of
 * another day that is listed because a part of it was refunded.
 */
const isArrival = (transaction: Pick<Transaction, 'status' | 'origin' | 'refunds'>): boolean =>
  (transaction.status === 'completed' && !transaction.refunds) || isUnassigned(transaction);

/** Arrivals whose ids are not among `known`, which gets them. A payment that has just been assigned arrived earlier. */
export const arrivedIn = (rows: readonly Row[], known: Set<string>): Transaction[] =>
  rows
    .map(({ transaction }) => transaction)
    .filter(
      (transaction) => isArrival(transaction) && !known.has(transaction.id) && known.add(transaction.id),
    );

export function markArrivals(arrived: readonly Transaction[]): void {
  settleArrivals();
  const ids = arrived.map(({ id }) => id);
  marked.value = new Set([...marked.peek(), ...ids]);
  onTop.value = new Set([...onTop.peek(), ...ids]);
  unseenArrivals.value = [...arrived, ...unseenArrivals.peek()];
}

/** Called when rows move anyway: those that have been seen go to their place. */
export function settleArrivals(): void {
  const left = [...onTop.peek()].filter((id) => marked.peek().has(id));
  if (left.length < onTop.peek().size) onTop.value = new Set(left);
}

/** The rows in their order, below those that have arrived and have not been seen, the latest first. */
export function arrivalsOnTop(rows: readonly Row[]): { arrived: readonly Row[]; rows: readonly Row[] } {
  const ids = onTop.value;
  const isOnTop = ({ transaction }: Row) => ids.has(transaction.id);
  const arrived = ids.size > 0 ? rows.filter(isOnTop).sort(byArrival) : [];
  return { arrived, rows: arrived[0] ? [...arrived, ...rows.filter((row) => !isOnTop(row))] : rows };
}

const byArrival = (one: Row, other: Row) => (arrivedAt(one) < arrivedAt(other) ? 1 : -1);
const arrivedAt = ({ transaction: { receivedDate, resolutionDate, creationDate } }: Row) =>
  receivedDate ?? resolutionDate ?? creationDate;

/** Called when the payment is opened, or some time after it came into sight. */
export function unmark(id: string): void {
  if (!marked.peek().has(id)) return;
  unseenArrivals.value = unseenArrivals.peek().filter((one) => one.id !== id);
  marked.value = new Set([...marked.peek()].filter((one) => one !== id));
}

/** Forgets everything, as when the page is loaded. */
export function forgetArrivals(): void {
  known = undefined;
  marked.value = NONE;
  onTop.value = NONE;
  unseenArrivals.value = [];
}
