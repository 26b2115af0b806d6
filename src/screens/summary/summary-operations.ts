import type { Schemas } from '@cobros/sdk';
import { createTransactionsApi } from '@cobros/sdk/transactions';
import { keyedApi } from '#api/keyed-calls.ts';
import type { Load } from '#stores/resource.ts';

export type Summary = Schemas['Summary'];
export type SummarySpan = Schemas['SummarySpan'];
export type SummaryPlace = Schemas['SummaryPlace'];
export type Amounts = Schemas['TransactionAmounts'];

export const getSummary =
  (content: Schemas['GetSummaryContent']): Load<Summary> =>
  (signal) =>
    keyedApi(createTransactionsApi).getSummary(content, { signal });
