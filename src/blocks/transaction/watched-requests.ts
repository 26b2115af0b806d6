import type { Transaction } from '@cobros/sdk';
import { api } from '../../api/api.ts';
import { showError, showSuccess } from '../../stores/messages.ts';
import { OPEN_BALANCE } from '../../stores/open-balance.ts';
import { startPolling } from '../../stores/polling.ts';
import { invalidate } from '../../stores/resource.ts';
import { currentUser } from '../../stores/session.ts';
import { keepWatched, watchedBy } from '../../stores/watched.ts';
import { outcomeMessage } from './request-outcome.ts';
import { closeStepsOf, outcomeTold } from './transaction-modals.ts';
import { TRANSACTIONS } from './transaction-sets.ts';

// Every request sent from this tab is asked for until it has an outcome, whether somebody looks at its loader or
// follows it in the background, and also after a reload.

const FIRST_DELAY_MS = 2000;
const LONGEST_DELAY_MS = 5000;
const GROWTH = 1.1;

const watched = new Map<string, () => void>();

export function watchRequest({ id }: Pick<Transaction, 'id'>): void {
  if (watched.has(id)) return;
  keepWatched(currentUser.peek()?.id, [...keptWithout(id), id]);
  let tries = 0;
  const ask = async () => {
    tries += 1;
    const result = await api.transactions.retrieve({ transactionId: id });
    if (result.ok) await tellOutcome(result.data.transaction);
    else if (result.failure.status === 404) unwatchRequest(id);
  };
  watched.set(
    id,
    startPolling(ask, () => Math.min(LONGEST_DELAY_MS, FIRST_DELAY_MS * GROWTH ** tries)),
  );
}

/** For who learns of the outcome in another way. Answers whether the request was watched. */
export function unwatchRequest(id: string): boolean {
  keepWatched(currentUser.peek()?.id, keptWithout(id));
  watched.get(id)?.();
  return watched.delete(id);
}

/** Goes on waiting for what this person waited for before the page was loaded anew. */
export function resumeWatching(): void {
  for (const id of watchedBy(currentUser.peek()?.id)) watchRequest({ id });
}

const keptWithout = (id: string) => watchedBy(currentUser.peek()?.id).filter((kept) => kept !== id);

/** Section 4 of the specification: nothing for a pending one; else lists, message, and its window closes by itself. */
export async function tellOutcome(transaction: Transaction): Promise<void> {
  const outcome = outcomeMessage(transaction);
  if (!outcome || !unwatchRequest(transaction.id)) return;
  await invalidate(TRANSACTIONS, OPEN_BALANCE);
  const show = outcome.kind === 'success' ? showSuccess : showError;
  show(outcome.title, outcome.text);
  if (closeStepsOf(transaction.id)) outcomeTold();
}
