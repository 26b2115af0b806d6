import type { Transaction } from '@cobros/sdk';
import { showError, showSuccess } from '../../../stores/messages.ts';
import { outcomeMessage } from '../request-outcome.ts';
import { outcomeTold } from '../transaction-modals.ts';
import { unwatchRequest } from '../watched-requests.ts';

/**
 * What section 4 of the specification wants of a transaction that was retrieved: nothing for a pending one, else its
 * message, and the filters are cleaned. The message is about a request; what an app user pays unasked has none.
 */
export function tellRetrieved(transaction: Transaction): void {
  const outcome = transaction.origin === 'request' ? outcomeMessage(transaction) : undefined;
  if (!outcome) return;
  unwatchRequest(transaction.id);
  const show = outcome.kind === 'success' ? showSuccess : showError;
  show(outcome.title, outcome.text);
  outcomeTold();
}
