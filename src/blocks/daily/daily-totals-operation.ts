import type { Schemas } from '@cobros/sdk';
import { createTransactionsApi } from '@cobros/sdk/transactions';
import { api } from '#api/business-api.ts';
import type { Load } from '#stores/resource.ts';

/** Loads the daily totals of each branch or cashier. */
export const getDailyTotalsByPlace =
  (content: Schemas['GetTransactionDailyTotalsContent']): Load<Schemas['TransactionDailyTotals']> =>
  (signal) =>
    api(createTransactionsApi).getDailyTotals(content, { signal });
