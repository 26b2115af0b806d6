import type { Transaction } from '@cobros/sdk';
import { createTransactionsApi } from '@cobros/sdk/transactions';
import { keyedApi } from '#api/keyed-calls.ts';
import { type Outcome, outcomeOf } from '#blocks/selection/outcome.ts';
import { CLOSINGS, OPEN_BALANCE, TRANSACTIONS } from '#stores/cache-keys.ts';
import { invalidate } from '#stores/resource.ts';
import { parseTransactionStatus, TRANSACTION_STATUS_LABEL } from '#words/transaction-status.ts';
import { retrieveTransaction } from './read-transaction-operations.ts';
import { transactionKey, unwatchRequest, withoutReport } from './watched-requests.ts';

/** Cancels one of several requests and charges, without refreshing anything. */
export async function cancelOne(id: string): Promise<Outcome> {
  const cancel = () => keyedApi(createTransactionsApi).cancelRequest({ transactionId: id });
  const result = await withoutReport(id, cancel);
  if (result.ok) {
    unwatchRequest(id);
    return { kind: 'done', text: TRANSACTION_STATUS_LABEL.canceled };
  }
  const now = result.failure.status === 409 ? await retrieveTransaction(id) : undefined;
  return (now?.ok && overtakenBy(now.data)) || outcomeOf(result.failure);
}

/** Somebody paid, canceled or rejected it meanwhile, or it expired. */
function overtakenBy({ status }: Transaction): Outcome | undefined {
  const known = parseTransactionStatus(status);
  if (known === 'pending' || known === 'unknown') return undefined;
  const wasPaid = known === 'completed' || known === 'refunded';
  return {
    kind: 'overtaken',
    text: wasPaid ? 'Ya se pagó' : `Ya estaba ${TRANSACTION_STATUS_LABEL[known].toLowerCase()}`,
  };
}

export const readCanceledAgain = (ids: readonly string[]): Promise<unknown> =>
  invalidate(TRANSACTIONS, OPEN_BALANCE, CLOSINGS, ...ids.map(transactionKey));
