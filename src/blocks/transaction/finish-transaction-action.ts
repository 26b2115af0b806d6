import type { Failure, Result, Transaction } from '@cobros/sdk';
import { CLOSINGS, OPEN_BALANCE, TRANSACTIONS } from '../../stores/cache-keys.ts';
import { showSuccess } from '../../stores/messages.ts';
import { invalidate } from '../../stores/resource.ts';
import { retrieveTransaction } from './operations/retrieve-transaction.ts';
import { closeStepsOf } from './transaction-modal.ts';
import { reportWatchedOutcome, unwatchRequest } from './watched-requests.ts';

/** `current` is the transaction after somebody else changed it. */
export type ActionResult = Result<unknown> & { current?: Transaction };

/** On success: refresh, message, closed dialog. On a conflict, returns the current transaction with the failure. */
export async function finishTransactionAction(
  { id }: Transaction,
  result: Result<{ transaction: Transaction }>,
  done: { title: string; message: string },
): Promise<ActionResult> {
  if (!result.ok) return failed(id, result.failure);
  unwatchRequest(id);
  await invalidate(TRANSACTIONS, OPEN_BALANCE, CLOSINGS);
  const { title, message } = result.info ?? done;
  showSuccess(title, message);
  closeStepsOf(id);
  return result;
}

async function failed(id: string, failure: Failure): Promise<ActionResult> {
  if (failure.status !== 409) return { ok: false, failure };
  const [retrieved] = await Promise.all([retrieveTransaction(id), invalidate(TRANSACTIONS, OPEN_BALANCE)]);
  if (!retrieved.ok) return { ok: false, failure };
  const transaction = retrieved.data;
  await reportWatchedOutcome(transaction);
  return { ok: false, failure, current: transaction };
}
