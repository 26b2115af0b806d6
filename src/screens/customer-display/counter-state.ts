import type { Transaction } from '@cobros/sdk';
import { receivedMoment } from '../../blocks/transaction/received-moment.ts';
import { tabStorage } from '../../stores/browser-storage.ts';
import type { CounterTransactions } from './customer-display-operations.ts';

/** How long a payment stays on the screen, in milliseconds. */
export const PAID_MS = 45_000;
/** A customer asked longer ago, in a request of hours, no longer stands at the counter. */
const ASKED_MS = 15 * 60_000;
/** Older data tells nothing, as after the device has slept. */
const STALE_MS = 45_000;
/** More than the clock of a page, which ticks once a second, is behind what was read. */
const SET_BACK_MS = 2_000;

export type CounterState =
  | { kind: 'loading' }
  | { kind: 'ready' }
  | { kind: 'waiting'; transaction: Transaction }
  | { kind: 'paid'; transaction: Transaction; paidAt: number }
  /** `since`: the last moment that is known, by this device's clock. */
  | { kind: 'unknown'; since: number | undefined };

interface Read {
  data: CounterTransactions | undefined;
  failed: boolean;
  readAt: number | undefined;
}

interface Now {
  server: number;
  device: number;
}

/** The newest of what a display has shown, as moments of the server. */
export interface Shown {
  /** When the newest request was created. */
  askedAt: number;
  /** When the last payment was received. */
  paidAt: number;
}

const NOTHING_SHOWN: Shown = { askedAt: 0, paidAt: 0 };
const STORAGE_KEY = 'cobros.shown-at-counter';

/**
 * The customer at the counter is the one of the newest request or payment; nothing of any other is shown. What is older than
 * something that was shown stays away, however that ended: it is an earlier customer's.
 */
export function counterState(
  cashierId: string,
  { data, failed, readAt }: Read,
  now: Now,
  { askedAt, paidAt } = NOTHING_SHOWN,
): CounterState {
  const age = readAt === undefined ? 0 : now.device - readAt;
  // Payments of a while ago would be new again, until the next read brings the server's time.
  if (age < -SET_BACK_MS && !failed) return { kind: 'loading' };
  const isOfCashier = (one: Transaction) => one.businessUserId === cashierId && createdAt(one) >= askedAt;
  const isPaid = (one: Transaction) =>
    isOfCashier(one) && isFresh(one, now.server) && receivedAt(one) >= paidAt;
  const isPending = (one: Transaction) => isOfCashier(one) && isAsked(one, now.server);
  const payment = newest(data?.paid, isPaid, receivedAt);
  const request = newest(data?.pending, isPending, createdAt);
  const isUnknown = failed || age > STALE_MS;
  // A payment stays true without a connection.
  if (payment && !(request && request.creationDate > payment.creationDate))
    return { kind: 'paid', transaction: payment, paidAt: receivedAt(payment) };
  if (isUnknown) return { kind: 'unknown', since: readAt };
  if (!data) return { kind: 'loading' };
  return request ? { kind: 'waiting', transaction: request } : { kind: 'ready' };
}

/** What a display has shown once it shows this state; the same object if that is nothing newer. */
export function shownWith(shown: Shown, state: CounterState): Shown {
  if (state.kind !== 'waiting' && state.kind !== 'paid') return shown;
  const { transaction } = state;
  const askedAt =
    transaction.origin === 'request' ? Math.max(shown.askedAt, createdAt(transaction)) : shown.askedAt;
  const paidAt = state.kind === 'paid' ? Math.max(shown.paidAt, state.paidAt) : shown.paidAt;
  return askedAt === shown.askedAt && paidAt === shown.paidAt ? shown : { askedAt, paidAt };
}

/** What the display of this cashier has shown in this window, also before a reload. */
export function readShown(cashierId: string): Shown {
  try {
    const { askedAt, paidAt, cashierId: stored } = JSON.parse(tabStorage.get(STORAGE_KEY) ?? '');
    if (stored === cashierId && typeof askedAt === 'number' && typeof paidAt === 'number')
      return { askedAt, paidAt };
  } catch {
    // Written by another version, or by hand: ignored.
  }
  return NOTHING_SHOWN;
}

export function saveShown(cashierId: string, shown: Shown): void {
  tabStorage.set(STORAGE_KEY, JSON.stringify({ cashierId, ...shown }));
}

const createdAt = ({ creationDate }: Transaction): number => Date.parse(creationDate);
const receivedAt = (one: Transaction): number => receivedMoment(one)?.[0] ?? Number.NaN;

const isFresh = (transaction: Transaction, now: number): boolean =>
  transaction.status === 'completed' && now - receivedAt(transaction) < PAID_MS;

const isAsked = ({ origin, creationDate, expirationDate }: Transaction, now: number): boolean =>
  origin === 'request' && now - Date.parse(creationDate) < ASKED_MS && Date.parse(expirationDate ?? '') > now;

function newest(
  transactions: readonly Transaction[] = [],
  isWanted: (transaction: Transaction) => boolean,
  momentOf: (transaction: Transaction) => number,
): Transaction | undefined {
  return transactions
    .filter(isWanted)
    .reduce<Transaction | undefined>(
      (last, one) => (last && momentOf(last) >= momentOf(one) ? last : one),
      undefined,
    );
}
