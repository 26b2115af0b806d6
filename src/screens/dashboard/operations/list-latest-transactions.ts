import type { Transaction } from '@cobros/sdk';
import { createTransactionsApi } from '@cobros/sdk/transactions';
import { api } from '../../../api/business-api.ts';
import type { Load } from '../../../stores/resource.ts';

/** The ten latest transactions of any day. */
export const listLatestTransactions: Load<readonly Transaction[]> = async (signal) => {
  const page = { pageProperties: { currentPage: 1, pageSize: 10 } };
  const result = await api(createTransactionsApi).history(page, { signal });
  return result.ok ? { ok: true, data: result.data.data } : result;
};
