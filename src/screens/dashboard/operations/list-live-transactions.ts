import { api } from '../../../api/api.ts';
import { setServerTime } from '../../../stores/clock.ts';
import type { Load } from '../../../stores/resource.ts';
import { type Row, transactionRows } from '../transaction-rows.ts';

export interface TransactionRows {
  rows: readonly Row[];
}

type ListTransactions = typeof api.transactions.listPending;

function rowsOf(list: ListTransactions): Load<TransactionRows> {
  let answer: unknown;
  let known: TransactionRows = { rows: [] };
  return async (signal) => {
    const result = await list({}, { signal });
    if (!result.ok) return result;
    // The same answer again has the server's time of back then.
    if (result.data !== answer) {
      answer = result.data;
      setServerTime(Date.parse(result.data.serverTime));
      const rows = transactionRows(known.rows, result.data.transactions);
      if (rows !== known.rows) known = { rows };
    }
    return { ...result, data: known };
  };
}

export const listPending = rowsOf((...call) => api.transactions.listPending(...call));
export const listPaid = rowsOf((...call) => api.transactions.listPaid(...call));
