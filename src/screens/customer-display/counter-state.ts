import type { Transaction } from '@cobros/sdk';
import { isOfAnother, otherPayment } from '#features/transaction/asking-for-money/other-payment.ts';
import { receivedMoment } from '#features/transaction/received-moment.ts';
import { isAskedFor } from '#features/transaction/transaction-actions.ts';
import { tabStorage } from '#stores/browser-storage.ts';
import { storedValue } from '#stores/stored-value.ts';
import type { CounterTransactions } from './customer-display-operations.ts';

/** How long a payment stays on the screen, in milliseconds. */
const PAID_MS = 45_000;
/** A request older than this is not shown, nor that it was paid, because its customer has left the counter. */
const ASKED_MS = 15 * 60_000;
/** A request that may be answered later than this was sent to somebody who is elsewhere. */
const AT_COUNTER_MS = 3_600_000;
/** Data older than this is not shown, for example after the device was asleep. */
const STALE_MS = 45_000;
/** How long the display says that a code has expired. */
const EXPIRED_MS = 15_000;
/** Tolerance for the page's clock, which ticks once a second and so lags behind the time just read. */
const SET_BACK_MS = 2_000;

export type CounterState =
  | { kind: 'loading' }
  | { kind: 'ready' }
  | { kind: 'waiting'; transaction: Transaction }
  /** The code that was shown has expired. */
  | { kind: 'expired' }
  /** A payment has arrived that may be the one that a pending request or charge asks for. */
  | { kind: 'twice'; transaction: Transaction }
  | { kind: 'paid'; transaction: Transaction; paidAt: number }
  /** The connection is lost; `since` is when data was last read, by this device's clock. */
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

/** Latest moments of anything that a display has shown, by the server's clock. */
export interface Shown {
  /** Creation of the newest request. */
  askedAt: number;
  /** Receipt of the last payment. */
  paidAt: number;
  /** Expiration of the code shown last; 0 if nobody waits for it any more. */
  expiresAt: number;
}

const NOTHING_SHOWN: Shown = { askedAt: 0, paidAt: 0, expiresAt: 0 };
const stored = storedValue<Shown & { cashierId: string }>(
  tabStorage,
  'cobros.shown-at-counter',
  ({ askedAt, paidAt, expiresAt }) =>
    [askedAt, paidAt, expiresAt].every((moment) => typeof moment === 'number'),
);

/**
 * The customer at the counter is that of the newest request or payment, so nothing else is shown. Nothing older than
 * what was already shown ever appears again, however it ended, because it belongs to an earlier customer.
 */
export function counterState(
  cashierId: string,
  { data, failed, readAt }: Read,
  now: Now,
  { askedAt, paidAt, expiresAt } = NOTHING_SHOWN,
): CounterState {
  const age = readAt === undefined ? 0 : now.device - readAt;
  // After the clock was set back, old payments would seem new until the next read brings the server's time.
  if (age < -SET_BACK_MS && !failed) return { kind: 'loading' };
  const isOfCashier = (one: Transaction) => one.businessUserId === cashierId && createdAt(one) >= askedAt;
  const isPaid = (one: Transaction) =>
    isOfCashier(one) &&
    isFresh(one, now.server) &&
    receivedAt(one) >= paidAt &&
    isAtCounter(one, receivedAt(one)) &&
    !isOfAnother(one, [...(data?.pending ?? []), ...(data?.paid ?? [])]);
  const isPending = (one: Transaction) => isOfCashier(one) && isAsked(one, now.server);
  const request = newest(data?.pending, isPending, createdAt);
  const isUnknown = failed || age > STALE_MS;
  const twice = request && otherPayment(request, data?.paid ?? []);
  const payment = newest(data?.paid, isPaid, receivedAt);
  // Another customer's payment, which arrives while the question is open, is shown as always.
  const isLater = twice && payment && receivedAt(payment) > receivedAt(twice);
  if (twice && !isUnknown && !isLater) return { kind: 'twice', transaction: twice };
  // A received payment remains true without a connection.
  if (payment && !(request && request.creationDate > payment.creationDate))
    return { kind: 'paid', transaction: payment, paidAt: receivedAt(payment) };
  if (isUnknown) return { kind: 'unknown', since: readAt };
  if (!data) return { kind: 'loading' };
  if (request) return { kind: 'waiting', transaction: request };
  const over = now.server - expiresAt;
  return { kind: over >= 0 && over < EXPIRED_MS ? 'expired' : 'ready' };
}

/** Updates `shown` with the state now shown. Returns the same object if nothing in it is newer. `now` is the server's time. */
export function shownWith(shown: Shown, state: CounterState, now: number): Shown {
  switch (state.kind) {
    case 'waiting': {
      const { transaction } = state;
      const expiresAt = transaction.expirationDate ? Date.parse(transaction.expirationDate) : 0;
      return newer(shown, { askedAt: createdAt(transaction), expiresAt });
    }
    case 'paid': {
      const { transaction, paidAt } = state;
      const askedAt = isAskedFor(transaction) ? createdAt(transaction) : 0;
      return newer(shown, { askedAt, paidAt, expiresAt: 0 });
    }
    case 'twice':
      return newer(shown, { expiresAt: 0 });
    case 'ready':
      // The code disappeared before its expiration: the request was canceled.
      return now < shown.expiresAt - SET_BACK_MS ? newer(shown, { expiresAt: 0 }) : shown;
    default:
      return shown;
  }
}

function newer(shown: Shown, { askedAt = 0, paidAt = 0, expiresAt }: Partial<Shown>): Shown {
  const next = {
    askedAt: Math.max(shown.askedAt, askedAt),
    paidAt: Math.max(shown.paidAt, paidAt),
    expiresAt: expiresAt ?? shown.expiresAt,
  };
  const isSame =
    next.askedAt === shown.askedAt && next.paidAt === shown.paidAt && next.expiresAt === shown.expiresAt;
  return isSame ? shown : next;
}

/** Reads what this cashier's display has shown in this window, including before a reload. */
export function readShown(cashierId: string): Shown {
  const shown = stored.read();
  return shown?.cashierId === cashierId ? shown : NOTHING_SHOWN;
}

export function saveShown(cashierId: string, shown: Shown): void {
  stored.write({ ...shown, cashierId });
}

const createdAt = ({ creationDate }: Transaction): number => Date.parse(creationDate);
const receivedAt = (one: Transaction): number => receivedMoment(one)?.[0] ?? Number.NaN;

const isFresh = (transaction: Transaction, now: number): boolean =>
  transaction.status === 'completed' && now - receivedAt(transaction) < PAID_MS;

/** False for what was asked of somebody who is not, or no longer, at the counter. */
function isAtCounter(transaction: Transaction, at: number): boolean {
  const { origin, expirationDate } = transaction;
  if (!isAskedFor(transaction)) return true;
  const waits = expirationDate ? Date.parse(expirationDate) - createdAt(transaction) : 0;
  return at - createdAt(transaction) < ASKED_MS && !(origin === 'request' && waits > AT_COUNTER_MS);
}

const isAsked = (transaction: Transaction, now: number): boolean =>
  isAskedFor(transaction) &&
  isAtCounter(transaction, now) &&
  (transaction.expirationDate === null || Date.parse(transaction.expirationDate) > now);

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
