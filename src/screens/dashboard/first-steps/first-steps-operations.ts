import type { Transaction } from '@cobros/sdk';
import { createAdministrativeUsersApi } from '@cobros/sdk/administrative-users';
import { createTransactionsApi } from '@cobros/sdk/transactions';
import { keyedApi } from '#api/keyed-calls.ts';
import type { Load } from '#stores/resource.ts';

/** Number of administrative users other than the signed-in user. */
export const countAdministrativeUsers =
  (ownId: string): Load<number> =>
  async (signal) => {
    const page = { pageProperties: { currentPage: 1, pageSize: 10 } };
    const result = await keyedApi(createAdministrativeUsersApi).list(page, { signal });
    // A business can charge without administrative users, so a list that cannot be read counts as empty.
    return { ok: true, data: result.ok ? result.data.data.filter(({ id }) => id !== ownId).length : 0 };
  };

/** The ten latest transactions, of any day. */
export const listLatestTransactions: Load<readonly Transaction[]> = async (signal) => {
  const page = { pageProperties: { currentPage: 1, pageSize: 10 } };
  const result = await keyedApi(createTransactionsApi).history(page, { signal });
  return result.ok ? { ok: true, data: result.data.data } : result;
};
