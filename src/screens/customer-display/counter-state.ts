import type { Transaction } from '@cobros/sdk';
import type { CounterTransactions } from './operations/list-counter-transactions.ts';

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

/** The customer at the counter is the one of the newest request or payment; nothing of any other is shown. */
export function counterState(cashierId: string, { data, failed, readAt }: Read, now: Now): CounterState {
  const age = readAt === undefined ? 0 : now.device - readAt;
  // Payments of a while ago would be new again, until the next read brings the server's time.
  if (age < -SET_BACK_MS && !failed) return { kind: 'loading' };
  const isOfCashier = (one: Transaction) => one.businessUserId === cashierId && isFresh(one, now.server);
  const payment = newest(data?.paid, isOfCashier, resolvedAt);
  const request = newest(data?.pending, (one) => isAsked(one, cashierId, now.server), createdAt);
  const isUnknown = failed || age > STALE_MS;
  // A payment stays true without a connection.
  if (payment && !(request && request.creationDate > payment.creationDate))
    return { kind: 'paid', transaction: payment, paidAt: resolvedAt(payment) };
  if (isUnknown) return { kind: 'unknown', since: readAt };
  if (!data) return { kind: 'loading' };
  return request ? { kind: 'waiting', transaction: request } : { kind: 'ready' };
}

const createdAt = ({ creationDate }: Transaction): number => Date.parse(creationDate);
const resolvedAt = ({ resolutionDate }: Transaction): number => Date.parse(resolutionDate ?? '');

const isFresh = (transaction: Transaction, now: number): boolean =>
  transaction.status === 'completed' && now - resolvedAt(transaction) < PAID_MS;

const isAsked = (
  { origin, businessUserId, creationDate, expirationDate }: Transaction,
  cashierId: string,
  now: number,
): boolean =>
  origin === 'request' &&
  businessUserId === cashierId &&
  now - Date.parse(creationDate) < ASKED_MS &&
  Date.parse(expirationDate ?? '') > now;

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
