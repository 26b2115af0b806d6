import type { Schemas } from '@cobros/sdk';
import { api } from '../../../api/api.ts';
import type { Load } from '../../../stores/resource.ts';

export type HistoryPage = Schemas['SearchTransactionHistoryAnswer'];

export const searchHistory =
  (content: Schemas['SearchTransactionHistoryContent']): Load<HistoryPage> =>
  (signal) =>
    api.transactions.history(content, { signal });
