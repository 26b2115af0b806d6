import { createTransactionsApi, type TransactionsApi } from '@cobros/sdk/transactions';
import { api } from '../../api/business-api.ts';
import { setServerTime } from '../../stores/clock.ts';
import type { Load } from '../../stores/resource.ts';
import { nextTask } from '../../stores/yield-to-browser.ts';
import { type Row, reconcileRows } from './reconcile-rows.ts';

export interface TransactionRows {
  rows: readonly Row[];
}

const LONG_LIST = 1000;

type ListTransactions = TransactionsApi['listPending'];

function rowsOf(list: ListTransactions): Load<TransactionRows> {
  let last: unknown;
  let known: TransactionRows = { rows: [] };
  return async (signal) => {
    const result = await list({}, { signal });
    if (!result.ok) return result;
    // If the response is the same object as last time, it keeps the server time of its first arrival.
    if (result.data === last) return { ...result, data: known };
    setServerTime(Date.parse(result.data.serverTime));
    const long = result.data.transactions.length > LONG_LIST;
    // Parsing, comparing and rendering a long list are separate tasks, so that the browser can handle keys in between.
    if (long) await nextTask();
    if (!signal.aborted) {
      const rows = reconcileRows(known.rows, result.data.transactions);
      if (rows !== known.rows) known = { rows };
      last = result.data;
    }
    if (long) await nextTask();
    return { ...result, data: known };
  };
}

export const listPending = rowsOf((...call) => api(createTransactionsApi).listPending(...call));
export const listPaid = rowsOf((...call) => api(createTransactionsApi).listPaid(...call));
