import type { Transaction } from '@cobros/sdk';
import { createTransactionsApi } from '@cobros/sdk/transactions';
import { keyedApi } from '#api/keyed-calls.ts';
import type { Load } from '#stores/resource.ts';

export interface CounterTransactions {
  pending: readonly Transaction[];
  /** Payments received or refunded today. */
  paid: readonly Transaction[];
}

export const listCounterTransactions: Load<CounterTransactions> = async (signal) => {
  const transactions = keyedApi(createTransactionsApi);
  const [pending, paid] = await Promise.all([
    transactions.listPending({}, { signal }),
    transactions.listPaid({}, { signal }),
  ]);
  if (!pending.ok) return pending;
  if (!paid.ok) return paid;
  return { ok: true, data: { pending: pending.data.transactions, paid: paid.data.transactions } };
};
