import type { Schemas } from '@cobros/sdk';
import { createTransactionsApi } from '@cobros/sdk/transactions';
import { keyedApi } from '#api/keyed-calls.ts';
import { ofPart } from '#stores/optional-parts.ts';
import type { Load } from '#stores/resource.ts';

/** Loads the money of each day, or of each branch or cashier per day. */
export const getDailyTotals =
  (content: Schemas['GetTransactionDailyTotalsContent']): Load<Schemas['TransactionDailyTotals']> =>
  (signal) =>
    ofPart('daily-totals', keyedApi(createTransactionsApi).getDailyTotals(content, { signal }));
