import type { Schemas } from '@cobros/sdk';
import { createTransactionsApi } from '@cobros/sdk/transactions';
import { keyedApi } from '#api/keyed-calls.ts';
import type { Load } from '#stores/resource.ts';

/** Loads the daily totals of each branch or cashier. */
export const getDailyTotalsByPlace =
  (content: Schemas['GetTransactionDailyTotalsContent']): Load<Schemas['TransactionDailyTotals']> =>
  (signal) =>
    keyedApi(createTransactionsApi).getDailyTotals(content, { signal });
