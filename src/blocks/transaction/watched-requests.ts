import type { Transaction } from '@cobros/sdk';
import { OPEN_BALANCE, TRANSACTIONS } from '../../stores/cache-keys.ts';
import { currentUser } from '../../stores/current-user.ts';
import { startPolling } from '../../stores/polling.ts';
import { invalidate } from '../../stores/resource.ts';
import { readWatchedIds, saveWatchedIds } from '../../stores/watched-request-ids.ts';
import { retrieveTransaction } from './operations/retrieve-transaction.ts';
import { reportRequestOutcome, requestOutcomeMessage } from './request-outcome-message.ts';
import { closeStepsOf } from './transaction-modal.ts';
import { requestOutcomeCount } from './use-on-request-outcome.ts';

// Every request sent from this tab is polled until it has an outcome, whether its dialog is open or not, and also after
// a reload.

const FIRST_DELAY_MS = 2000;
const LONGEST_DELAY_MS = 5000;
const GROWTH = 1.1;

const watched = new Map<string, () => void>();

export function watchRequest({ id }: Pick<Transaction, 'id'>): void {
  if (watched.has(id)) return;
  saveWatchedIds(currentUser.peek()?.id, [...keptWithout(id), id]);
  let tries = 0;
  const ask = async () => {
    tries += 1;
    const result = await retrieveTransaction(id);
    if (result.ok) await reportWatchedOutcome(result.data);
    else if (result.failure.status === 404) unwatchRequest(id);
  };
  watched.set(
    id,
    startPolling(ask, () => Math.min(LONGEST_DELAY_MS, FIRST_DELAY_MS * GROWTH ** tries)),
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
  for (const id of readWatchedIds(currentUser.peek()?.id)) watchRequest({ id });
}

const keptWithout = (id: string) => readWatchedIds(currentUser.peek()?.id).filter((kept) => kept !== id);

/** Reports the outcome of a watched request, once, and closes its dialog. */
export async function reportWatchedOutcome(transaction: Transaction): Promise<void> {
  const outcome = requestOutcomeMessage(transaction);
  if (!outcome || !unwatchRequest(transaction.id)) return;
  await invalidate(TRANSACTIONS, OPEN_BALANCE);
  reportRequestOutcome(outcome);
  if (closeStepsOf(transaction.id)) requestOutcomeCount.value += 1;
}

/** Reports the outcome of a retrieved request. Payments, which nobody requested, have none. */
export function reportRetrieved(transaction: Transaction): void {
  const outcome = transaction.origin === 'request' ? requestOutcomeMessage(transaction) : undefined;
  if (!outcome) return;
  unwatchRequest(transaction.id);
  reportRequestOutcome(outcome);
  requestOutcomeCount.value += 1;
}
