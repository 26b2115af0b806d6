import type { Result, Transaction } from '@cobros/sdk';
import { createTransactionsApi } from '@cobros/sdk/transactions';
import { api } from '../../api/business-api.ts';
import type { Load } from '../../stores/resource.ts';
import { createdMoment, type Moment, receivedMoment } from './received-moment.ts';

export async function retrieveTransaction(id: string, signal?: AbortSignal): Promise<Result<Transaction>> {
  const result = await api(createTransactionsApi).retrieve({ transactionId: id }, signal && { signal });
  return result.ok ? { ...result, data: result.data.transaction } : result;
}

export const LATEST_COUNT = 5;

/** What a cashier received today, or all that this user sees, and at least the last payments ever, the one received last first. */
export const listReceived =
  (cashierId: string | undefined): Load<readonly Transaction[]> =>
  async (signal) => {
    const transactions = api(createTransactionsApi);
    const [today, ever] = await Promise.all([
      // Requests may be created long before they are paid, so the newest of the history are not enough.
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

/** When a payment was received, or sent if only that is known. */
export const lastMoment = (payment: Transaction): Moment => receivedMoment(payment) ?? createdMoment(payment);
