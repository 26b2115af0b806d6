import { api } from '../../../api/api.ts';
import { setServerTime } from '../../../stores/clock.ts';
import type { Load } from '../../../stores/resource.ts';
import { type Row, transactionRows } from '../transaction-rows.ts';

export interface TransactionRows {
  rows: readonly Row[];
}

type ListTransactions = typeof api.transactions.listPending;

function rowsOf(list: ListTransactions): Load<TransactionRows> {
  let known: readonly Row[] = [];
  return async (signal) => {
    const result = await list({}, { signal });
    if (!result.ok) return result;
    setServerTime(Date.parse(result.data.serverTime));
    known = transactionRows(known, result.data.transactions);
    return { ...result, data: { rows: known } };
  };
}

export const listPending = rowsOf((...call) => api.transactions.listPending(...call));
export const listPaid = rowsOf((...call) => api.transactions.listPaid(...call));
