import type { Branch } from '@cobros/sdk';
import { api } from '../../../api/api.ts';
import type { Load } from '../../../stores/resource.ts';

/** Includes deleted ones, which still have payments. */
export const listBranches: Load<readonly Branch[]> = async (signal) => {
  const result = await api.branches.list({ includeDeleted: true }, { signal });
  return result.ok ? { ok: true, data: result.data.branches } : result;
};
