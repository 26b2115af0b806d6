import type { Result, Transaction } from '@cobros/sdk';
import { OPEN_BALANCE, TRANSACTIONS } from '#stores/cache-keys.ts';
import { currentUser } from '#stores/current-user.ts';
import { announceRequestOutcome, idsWithMessage, unseenOutcomes } from '#stores/payment-request-outcomes.ts';
import { startPolling } from '#stores/polling.ts';
import { invalidate, resource } from '#stores/resource.ts';
import { retrieveTransaction } from './read-transaction-operations.ts';
import { reportRequestOutcome, requestOutcomeMessage } from './request-outcome-message.ts';
import { isAskedFor } from './transaction-actions.ts';
import { endStepsOf } from './transaction-modal.ts';
import { readUnseenIds, readWatchedIds, saveUnseenIds, saveWatchedIds } from './watched-request-ids.ts';

// The only place that reads the outcome of a request. Every request sent from this tab is polled until it has an
// outcome, even if its dialog is closed or the page is reloaded. Others are polled while their detail is shown.

const FIRST_DELAY_MS = 2000;
const LONGEST_DELAY_MS = 5000;
const GROWTH = 1.1;

/** Why a transaction is polled: this tab sent it, or its detail is shown. */
interface Wait {
  sent: boolean;
  /** How many show it: its detail, and the dialog that waits for it. */
  shown: number;
  stop(): void;
}
const waits = new Map<string, Wait>();

function waitFor(id: string, by: Partial<Wait>): void {
  waits.set(id, { ...(waits.get(id) ?? { sent: false, shown: 0, stop: poll(id) }), ...by });
}

function stopWaiting(id: string): Wait | undefined {
  const wait = waits.get(id);
  wait?.stop();
  waits.delete(id);
  saveWatchedIds(currentUser.peek()?.id, keptWithout(id));
  return wait;
}

export function watchRequest({ id }: Pick<Transaction, 'id'>): void {
  idsWithMessage.add(id);
  saveWatchedIds(currentUser.peek()?.id, [...keptWithout(id), id]);
  waitFor(id, { sent: true });
}

/** Stops polling a request; returns whether it was sent from this tab. */
export const unwatchRequest = (id: string): boolean => stopWaiting(id)?.sent ?? false;

export const watchDetail = (id: string): void => waitFor(id, { shown: (waits.get(id)?.shown ?? 0) + 1 });

export function unwatchDetail(id: string): void {
  const wait = waits.get(id);
  if (!wait) return;
  const shown = wait.shown - 1;
  if (wait.sent || shown > 0) waitFor(id, { shown });
  else stopWaiting(id);
}

/**
 * Each transaction has one cache entry for all readers. Its key is separate from those of the lists, whose changes
 * would abort the read.
 */
export const transactionKey = (id: string) => `transaction/${id}`;

export const entryOf = (id: string) =>
  [transactionKey(id), (signal: AbortSignal) => retrieveTransaction(id, signal)] as const;

/** Requests and charges whose cancel call is on its way. */
const canceling = new Set<string>();

/** Makes the call that cancels a request or charge. Its outcome is not reported meanwhile, because the response says more. */
export async function withoutReport<Answer>(id: string, cancel: () => Promise<Answer>): Promise<Answer> {
  canceling.add(id);
  try {
    return await cancel();
  } finally {
    canceling.delete(id);
  }
}

/** Reads a transaction and reports its outcome. Returns whether the data is current and nothing is left to report. */
export async function readOutcome(id: string, asked = false): Promise<boolean> {
  const { refresh, data, failure } = resource(...entryOf(id));
  const isCurrent = await refresh();
  if (canceling.has(id)) return false;
  const transaction = data.peek();
  if (isCurrent && transaction) await reportOutcome(transaction, undefined, asked);
  else if (failure.peek()?.status === 404) stopWaiting(id);
  return isCurrent;
}

function poll(id: string): () => void {
  let tries = 0;
  const ask = () => {
    tries += 1;
    return readOutcome(id);
  };
  return startPolling(ask, () => Math.min(LONGEST_DELAY_MS, FIRST_DELAY_MS * GROWTH ** tries), {
    of: ['pending'],
  });
}

/** After a reload, continues watching the requests that this user watched before. */
export function resumeWatching(): void {
  const userId = currentUser.peek()?.id;
  for (const id of readWatchedIds(userId)) watchRequest({ id });
  void showUnseenAgain(userId);
}

/** Unseen requests from before a reload that are not read yet. They stay stored, so that the next reload reads them. */
let unreadIds: readonly string[] = [];

async function showUnseenAgain(userId: string | undefined): Promise<void> {
  const ids = readUnseenIds(userId);
  unreadIds = ids;
  const results = await Promise.all(ids.map((id) => retrieveTransaction(id)));
  if (currentUser.peek()?.id !== userId) return;
  unreadIds = ids.filter((_, place) => isUnread(results[place]));
  keepUnseen(...results.flatMap((result) => (result.ok && wasNotPaid(result.data) ? [result.data] : [])));
}

const isUnread = (result?: Result<Transaction>) => result?.ok === false && result.failure.status !== 404;

const MAXIMUM_UNSEEN = 20;

function keepUnseen(...transactions: readonly Transaction[]): void {
  const added = new Set(transactions.map(({ id }) => id));
  const others = unseenOutcomes.peek().filter(({ id }) => !added.has(id));
  setUnseen([...transactions, ...others].slice(0, MAXIMUM_UNSEEN));
}

function setUnseen(unseen: readonly Transaction[]): void {
  unseenOutcomes.value = unseen;
  const ids = new Set([...unseen.map(({ id }) => id), ...unreadIds]);
  saveUnseenIds(currentUser.peek()?.id, [...ids].slice(0, MAXIMUM_UNSEEN));
}

/** Marks an unpaid request as seen by the user. */
export function markSeen(id: string): void {
  const unseen = unseenOutcomes.peek();
  if (unseen.some((one) => one.id === id)) setUnseen(unseen.filter((one) => one.id !== id));
}

const wasNotPaid = ({ status }: Transaction) => status === 'rejected' || status === 'expired';

const keptWithout = (id: string) => readWatchedIds(currentUser.peek()?.id).filter((kept) => kept !== id);

/**
 * Reports the outcome of a request or charge, once for all that wait for it, or even again if `asked`, and closes its
 * dialog. `paidFirst` is put before the message of a paid one.
 */
export async function reportOutcome(
  transaction: Transaction,
  paidFirst?: string,
  asked = false,
): Promise<void> {
  const { id } = transaction;
  // Payments are not requested, so they have no outcome.
  const outcome = isAskedFor(transaction) ? requestOutcomeMessage(transaction, paidFirst) : undefined;
  const wait = outcome && stopWaiting(id);
  if (!outcome || !(wait || asked)) return;
  const isShown = Boolean(wait?.shown) || asked;
  if (wasNotPaid(transaction) && !isShown) keepUnseen(transaction);
  if (wait?.sent) await invalidate(TRANSACTIONS, OPEN_BALANCE);
  idsWithMessage.add(id);
  // A receipt or refund that was opened as soon as the payment was shown stays open.
  const ended = endStepsOf(transaction);
  // The dialog that waits says it itself.
  if (ended !== 'shown' || paidFirst) reportRequestOutcome(outcome);
  if (ended || isShown) announceRequestOutcome();
}
