import type { Schemas } from '@cobros/sdk';
import { createClosingsApi } from '@cobros/sdk/closings';
import { api } from '../../../api/business-api.ts';
import type { Load } from '../../../stores/resource.ts';

export type ClosingPage = Schemas['ListClosingTransactionsAnswer'];

/** A closing with one page of its transactions. */
export const listClosingTransactions =
  (content: Schemas['ListClosingTransactionsContent']): Load<ClosingPage> =>
  (signal) =>
    api(createClosingsApi).listTransactions(content, { signal });
