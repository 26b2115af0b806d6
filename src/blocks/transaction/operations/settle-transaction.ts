import type { Failure, Result, Transaction } from '@cobros/sdk';
import { api } from '../../../api/api.ts';
import { showSuccess } from '../../../stores/messages.ts';
import { OPEN_BALANCE } from '../../../stores/open-balance.ts';
import { invalidate } from '../../../stores/resource.ts';
import { closeStepsOf } from '../transaction-modals.ts';
import { TRANSACTIONS } from '../transaction-sets.ts';
import { tellOutcome, unwatchRequest } from '../watched-requests.ts';

export type Settled =
  | { ok: true }
  /** `current` is the transaction as somebody else left it. */
  | { ok: false; failure: Failure; current?: Transaction };

/** How every action on a transaction ends: lists and open balance, message, window; or why not, and how it stands now. */
export async function settleTransaction(
  { id }: Transaction,
  result: Result<{ transaction: Transaction }>,
  done: { title: string; message: string },
): Promise<Settled> {
  if (!result.ok) return refused(id, result.failure);
  unwatchRequest(id);
  await invalidate(TRANSACTIONS, OPEN_BALANCE);
  const { title, message } = result.info ?? done;
  showSuccess(title, message);
  closeStepsOf(id);
  return { ok: true };
}

async function refused(id: string, failure: Failure): Promise<Settled> {
  if (failure.status !== 409) return { ok: false, failure };
  const [retrieved] = await Promise.all([
    api.transactions.retrieve({ transactionId: id }),
    invalidate(TRANSACTIONS, OPEN_BALANCE),
  ]);
  if (!retrieved.ok) return { ok: false, failure };
  const { transaction } = retrieved.data;
  await tellOutcome(transaction);
  return { ok: false, failure, current: transaction };
}
