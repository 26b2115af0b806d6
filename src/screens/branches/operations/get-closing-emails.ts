import { createBranchesApi } from '@cobros/sdk/branches';
import { api } from '../../../api/business-api.ts';
import type { Load } from '../../../stores/resource.ts';

/** Addresses that receive the closings of a branch. */
export const getClosingEmails =
  (businessBranchId: string): Load<string[]> =>
  async (signal) => {
    const result = await api(createBranchesApi).getClosingEmails({ businessBranchId }, { signal });
    return result.ok ? { ok: true, data: result.data.emails } : result;
  };
