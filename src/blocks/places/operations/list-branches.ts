import type { Branch } from '@cobros/sdk';
import { createBranchesApi } from '@cobros/sdk/branches';
import { api } from '../../../api/business-api.ts';
import type { Load } from '../../../stores/resource.ts';

/** Includes deleted ones, which still have payments. */
export const listBranches: Load<readonly Branch[]> = async (signal) => {
  const result = await api(createBranchesApi).list({ includeDeleted: true }, { signal });
  return result.ok ? { ok: true, data: result.data.branches } : result;
};
