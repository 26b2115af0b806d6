import type { Result, Transaction } from '@cobros/sdk';
import { createTransactionsApi } from '@cobros/sdk/transactions';
import { keyedApi } from '#api/keyed-calls.ts';
import type { Load } from '#stores/resource.ts';
import { createdMoment, type Moment, receivedMoment } from './received-moment.ts';

export async function retrieveTransaction(id: string, signal?: AbortSignal): Promise<Result<Transaction>> {
  const result = await keyedApi(createTransactionsApi).retrieve({ transactionId: id }, signal && { signal });
  return result.ok ? { ...result, data: result.data.transaction } : result;
}

export const LATEST_COUNT = 5;

/**
 * All payments received today by one cashier or, without an id, by all that this user sees, latest received first.
 * Always includes at least the latest `LATEST_COUNT`.
 */
export const listReceived =
  (cashierId: string | undefined): Load<readonly Transaction[]> =>
  async (signal) => {
    const transactions = keyedApi(createTransactionsApi);
    const [today, ever] = await Promise.all([
      // A request may be created long before it is paid, so the newest transactions of the history are not enough.
      transactions.listPaid({}, { signal }),
      transactions.history(
        {
          ...(cashierId && { businessUserId: cashierId }),
          statuses: ['completed', 'refunded'],
          pageProperties: { currentPage: 1, pageSize: LATEST_COUNT },
        },
        { signal },
      ),
    ]);
    if (!today.ok) return today;
    if (!ever.ok) return ever;
    const own = today.data.transactions.filter(
      ({ businessUserId }) => !cashierId || businessUserId === cashierId,
    );
    return { ok: true, data: lastFirst([...own, ...ever.data.data]) };
  };

function lastFirst(transactions: readonly Transaction[]): Transaction[] {
  const byId = new Map(transactions.map((transaction) => [transaction.id, transaction]));
  return [...byId.values()].sort((one, other) => lastMoment(other)[0] - lastMoment(one)[0]);
}

/** The moment when a payment was received, or when it was sent if only that is known. */
export const lastMoment = (payment: Transaction): Moment => receivedMoment(payment) ?? createdMoment(payment);
