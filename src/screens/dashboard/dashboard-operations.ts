import { createTransactionsApi, type TransactionsApi } from '@cobros/sdk/transactions';
import { keyedApi } from '#api/keyed-calls.ts';
import { setServerTime } from '#stores/clock.ts';
import type { Load } from '#stores/resource.ts';
import { type Row, reconcileRows } from './reconcile-rows.ts';

export interface TransactionRows {
  rows: readonly Row[];
}

type ListTransactions = TransactionsApi['listPending'];

function rowsOf(list: ListTransactions): Load<TransactionRows> {
  let last: unknown;
  let known: TransactionRows = { rows: [] };
  return async (signal) => {
    const sentAt = Date.now();
    const result = await list({}, { signal });
    if (!result.ok) return result;
    // If the response is the same object as last time, it keeps the server time of its first arrival.
    if (result.data === last) return { ...result, data: known };
    setServerTime(Date.parse(result.data.serverTime), { sentAt });
    const rows = await reconcileRows(known.rows, result.data.transactions);
    if (!signal.aborted) {
      if (rows !== known.rows) known = { rows };
      last = result.data;
    }
    return { ...result, data: known };
  };
}

export const listPending = rowsOf((...call) => keyedApi(createTransactionsApi).listPending(...call));
export const listPaid = rowsOf((...call) => keyedApi(createTransactionsApi).listPaid(...call));
