import type { Transaction } from '@cobros/sdk';
import { createTransactionsApi } from '@cobros/sdk/transactions';
import { api } from '../../../api/business-api.ts';
import type { Load } from '../../../stores/resource.ts';
import { createdMoment, type Moment, receivedMoment } from '../received-moment.ts';

export const LATEST_COUNT = 5;

/** The last payments of a cashier, also those of days before, the one received last first. */
export const listLatestReceived =
  (cashierId: string): Load<readonly Transaction[]> =>
  async (signal) => {
    const transactions = api(createTransactionsApi);
    const [today, ever] = await Promise.all([
      // Requests are created long before they are paid, so the newest of the history are not all that count.
      transactions.listPaid({}, { signal }),
      transactions.history(
        {
          businessUserId: cashierId,
          statuses: ['completed', 'refunded'],
          pageProperties: { currentPage: 1, pageSize: LATEST_COUNT },
        },
        { signal },
      ),
    ]);
    if (!today.ok) return today;
    if (!ever.ok) return ever;
    const own = today.data.transactions.filter(({ businessUserId }) => businessUserId === cashierId);
    return { ok: true, data: latestOf([...own, ...ever.data.data]) };
  };

function latestOf(transactions: readonly Transaction[]): Transaction[] {
  const byId = new Map(transactions.map((transaction) => [transaction.id, transaction]));
  return [...byId.values()]
    .sort((one, other) => lastMoment(other)[0] - lastMoment(one)[0])
    .slice(0, LATEST_COUNT);
}

/** When a payment was received, or sent if only that is known. */
export const lastMoment = (payment: Transaction): Moment => receivedMoment(payment) ?? createdMoment(payment);
