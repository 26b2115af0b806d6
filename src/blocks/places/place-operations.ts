import type { Branch, Cashier, NamedRef } from '@cobros/sdk';
import { createBranchesApi } from '@cobros/sdk/branches';
import { createCashiersApi } from '@cobros/sdk/cashiers';
import { api } from '../../api/business-api.ts';
import type { Load } from '../../stores/resource.ts';

export const getDefaultBranch: Load<NamedRef | null> = async (signal) => {
  const result = await api(createBranchesApi).getDefault({ signal });
  return result.ok ? { ok: true, data: result.data.defaultBranch } : result;
};

/** Includes deleted branches, which still have payments. */
export const listBranches: Load<readonly Branch[]> = async (signal) => {
  const result = await api(createBranchesApi).list({ includeDeleted: true }, { signal });
  return result.ok ? { ok: true, data: result.data.branches } : result;
};

export interface CashierList {
  users: readonly Cashier[];
  defaultUser: NamedRef | null;
}

/** Cashiers of a branch or, without an id, of all branches of the user. Includes deleted ones, which still have payments. */
export const listAllCashiers =
  (businessBranchId: string): Load<readonly Cashier[]> =>
  async (signal) => {
    const content = { includeDeleted: true, ...(businessBranchId && { businessBranchId }) };
    const result = await api(createCashiersApi).list(content, { signal });
    return result.ok ? { ok: true, data: result.data.users } : result;
  };

/** Cashiers of a branch or, without an id, of the user's own branch. */
export const listCashiers =
  (businessBranchId: string): Load<CashierList> =>
  (signal) =>
    api(createCashiersApi).listWithDefault(businessBranchId ? { businessBranchId } : {}, { signal });
