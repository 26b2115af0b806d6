import type { Schemas } from '@cobros/sdk';
import { createTransactionsApi } from '@cobros/sdk/transactions';
import { api } from '../../../api/business-api.ts';
import type { Load } from '../../../stores/resource.ts';

export type HistoryPage = Schemas['SearchTransactionHistoryAnswer'];

export const searchHistory =
  (content: Schemas['SearchTransactionHistoryContent']): Load<HistoryPage> =>
  (signal) =>
    api(createTransactionsApi).history(content, { signal });
