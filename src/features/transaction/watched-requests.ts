import type { Transaction } from '@cobros/sdk';
import { tabStorage, WATCHED_REQUESTS_KEY } from '../../stores/browser-storage.ts';
import { OPEN_BALANCE, TRANSACTIONS } from '../../stores/cache-keys.ts';
import { currentUser } from '../../stores/current-user.ts';
import { startPolling } from '../../stores/polling.ts';
import { announceRequestOutcome, idsWithMessage, unseenOutcomes } from '../../stores/request-outcomes.ts';
import { invalidate } from '../../stores/resource.ts';
import { isText } from '../../stores/stored-list.ts';
import { storedValue } from '../../stores/stored-value.ts';
import { retrieveTransaction } from './read-transaction-operations.ts';
import { reportRequestOutcome, requestOutcomeMessage } from './request-outcome-message.ts';
import { closeStepsOf } from './transaction-modal.ts';

// Every request sent from this tab is polled until it has an outcome, whether its dialog is open or not, and also after
// a reload.

const FIRST_DELAY_MS = 2000;
const LONGEST_DELAY_MS = 5000;
const GROWTH = 1.1;

const watched = new Map<string, () => void>();

export function watchRequest({ id }: Pick<Transaction, 'id'>): void {
  if (watched.has(id)) return;
  idsWithMessage.add(id);
  saveWatchedIds(currentUser.peek()?.id, [...keptWithout(id), id]);
  let tries = 0;
  const ask = async () => {
    tries += 1;
    const result = await retrieveTransaction(id);
    if (result.ok) await reportWatchedOutcome(result.data);
    else if (result.failure.status === 404) unwatchRequest(id);
    return result.ok;
  };
  watched.set(
    id,
    startPolling(ask, () => Math.min(LONGEST_DELAY_MS, FIRST_DELAY_MS * GROWTH ** tries), {
      of: ['pending'],
    }),
  );
}

/** Stops polling; returns whether the request was polled. */
export function unwatchRequest(id: string): boolean {
  saveWatchedIds(currentUser.peek()?.id, keptWithout(id));
  watched.get(id)?.();
  return watched.delete(id);
}

/** Continues after a reload with the requests that this user watched before. */
export function resumeWatching(): void {
  const userId = currentUser.peek()?.id;
  for (const id of readWatchedIds(userId)) watchRequest({ id });
  void showUnseenAgain(readUnseenIds(userId));
}

async function showUnseenAgain(ids: readonly string[]): Promise<void> {
  const results = await Promise.all(ids.map((id) => retrieveTransaction(id)));
  keepUnseen(...results.flatMap((result) => (result.ok && wasNotPaid(result.data) ? [result.data] : [])));
}

const MAXIMUM_UNSEEN = 20;

function keepUnseen(...transactions: readonly Transaction[]): void {
  const added = new Set(transactions.map(({ id }) => id));
  const others = unseenOutcomes.peek().filter(({ id }) => !added.has(id));
  setUnseen([...transactions, ...others].slice(0, MAXIMUM_UNSEEN));
}

function setUnseen(unseen: readonly Transaction[]): void {
  unseenOutcomes.value = unseen;
  saveUnseenIds(
    currentUser.peek()?.id,
    unseen.map(({ id }) => id),
  );
}

/** The user has seen that this request was not paid. */
export function markSeen(id: string): void {
  const unseen = unseenOutcomes.peek();
  if (unseen.some((one) => one.id === id)) setUnseen(unseen.filter((one) => one.id !== id));
}

const wasNotPaid = ({ status }: Transaction) => status === 'rejected' || status === 'expired';

const keptWithout = (id: string) => readWatchedIds(currentUser.peek()?.id).filter((kept) => kept !== id);

/**
 * Reports the outcome of a watched request, once, and closes its dialog. `paidFirst` precedes the message of a paid
 * one.
 */
export async function reportWatchedOutcome(transaction: Transaction, paidFirst?: string): Promise<void> {
  const outcome = requestOutcomeMessage(transaction, paidFirst);
  if (!outcome || !unwatchRequest(transaction.id)) return;
  if (wasNotPaid(transaction)) keepUnseen(transaction);
  await invalidate(TRANSACTIONS, OPEN_BALANCE);
  reportRequestOutcome(outcome);
  if (closeStepsOf(transaction.id)) announceRequestOutcome();
}

/** Reports the outcome of a retrieved request or charge. Payments, which nobody requested, have none. */
export function reportRetrieved(transaction: Transaction): void {
  const outcome = transaction.origin === 'payment' ? undefined : requestOutcomeMessage(transaction);
  if (!outcome) return;
  unwatchRequest(transaction.id);
  idsWithMessage.add(transaction.id);
  reportRequestOutcome(outcome);
  announceRequestOutcome();
}

interface Kept {
  userId: string;
  /** Watched until they have an outcome. */
  transactionIds: readonly string[];
  /** Rejected or expired, and not seen yet. */
  unseenIds: readonly string[];
}

const kept = storedValue<Kept>(
  tabStorage,
  WATCHED_REQUESTS_KEY,
  ({ transactionIds, unseenIds }) => transactionIds?.every(isText) && unseenIds?.every(isText),
);

/** Ids of the requests that this user watches in this tab, also after a reload. */
export const readWatchedIds = (userId: string | undefined) => read(userId).transactionIds;

/** Ids of this user's unpaid requests in this tab that nobody has seen yet. */
export const readUnseenIds = (userId: string | undefined) => read(userId).unseenIds;

export const saveWatchedIds = (userId: string | undefined, transactionIds: readonly string[]): void =>
  save(userId, { ...read(userId), transactionIds });

const saveUnseenIds = (userId: string | undefined, unseenIds: readonly string[]): void =>
  save(userId, { ...read(userId), unseenIds });

function read(userId: string | undefined): Omit<Kept, 'userId'> {
  const stored = kept.read();
  return stored && stored.userId === userId ? stored : { transactionIds: [], unseenIds: [] };
}

function save(userId: string | undefined, ids: Omit<Kept, 'userId'>): void {
  if (userId) kept.write({ ...ids, userId });
}
