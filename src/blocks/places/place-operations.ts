import type { Branch, Cashier, NamedRef } from '@cobros/sdk';
import { createBranchesApi } from '@cobros/sdk/branches';
import { createCashiersApi } from '@cobros/sdk/cashiers';
import { keyedApi } from '#api/keyed-calls.ts';
import { BRANCHES, CASHIERS } from '#stores/cache-keys.ts';
import { type Load, type Resource, useResource } from '#stores/resource.ts';

const getDefaultBranch: Load<NamedRef | null> = async (signal) => {
  const result = await keyedApi(createBranchesApi).getDefault({ signal });
  return result.ok ? { ok: true, data: result.data.defaultBranch } : result;
};

/** Includes deleted branches, which still have payments. */
const listBranches: Load<readonly Branch[]> = async (signal) => {
  const result = await keyedApi(createBranchesApi).list({ includeDeleted: true }, { signal });
  return result.ok ? { ok: true, data: result.data.branches } : result;
};

interface CashierList {
  users: readonly Cashier[];
  defaultUser: NamedRef | null;
}

/** Cashiers of a branch or, without an id, of all branches of the user. Includes deleted ones, which still have payments. */
const listAllCashiers =
  (businessBranchId: string): Load<readonly Cashier[]> =>
  async (signal) => {
    const content = { includeDeleted: true, ...(businessBranchId && { businessBranchId }) };
    const result = await keyedApi(createCashiersApi).list(content, { signal });
    return result.ok ? { ok: true, data: result.data.users } : result;
  };

/** Cashiers of a branch or, without an id, of the user's own branch. */
const listCashiers =
  (businessBranchId: string): Load<CashierList> =>
  (signal) =>
    keyedApi(createCashiersApi).listWithDefault(businessBranchId ? { businessBranchId } : {}, { signal });

// The only cached lists of branches and cashiers, shared by all screens. `wanted` is false for users who may not read a
// list or have nothing to choose from it; the list is then empty.

const NONE: Load<never[]> = async () => ({ ok: true, data: [] });
const NO_DEFAULT: Load<null> = async () => ({ ok: true, data: null });
const NO_CASHIERS: Load<CashierList> = async () => ({ ok: true, data: { users: [], defaultUser: null } });

/** Includes deleted branches, which `existing` removes. */
export const useBranchList = (wanted = true): Resource<readonly Branch[]> =>
  useResource<readonly Branch[]>(wanted ? `${BRANCHES}/list` : 'no-branches', wanted ? listBranches : NONE);

export const useDefaultBranch = (wanted = true): Resource<NamedRef | null> =>
  useResource<NamedRef | null>(
    wanted ? `${BRANCHES}/default` : 'no-default',
    wanted ? getDefaultBranch : NO_DEFAULT,
  );

/** Cashiers of a branch or, without an id, of all branches. Includes deleted ones. */
export const useAllCashiers = (branchId = '', wanted = true): Resource<readonly Cashier[]> =>
  useResource<readonly Cashier[]>(
    wanted ? `${CASHIERS}/all/${branchId}` : 'no-cashiers',
    wanted ? listAllCashiers(branchId) : NONE,
  );

/** Cashiers of a branch and the default one; without an id, of the user's own branch. */
export const useCashierList = (branchId = '', wanted = true): Resource<CashierList> =>
  useResource<CashierList>(
    wanted ? `${CASHIERS}/list/${branchId}` : 'no-cashier-list',
    wanted ? listCashiers(branchId) : NO_CASHIERS,
  );

export const existing = <Place extends { status: string }>(places: readonly Place[]): Place[] =>
  places.filter(({ status }) => status !== 'deleted');
