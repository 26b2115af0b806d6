import type { NamedRef } from '@cobros/sdk';
import { createBranchesApi } from '@cobros/sdk/branches';
import { api } from '../../../api/business-api.ts';
import type { Load } from '../../../stores/resource.ts';

export const listStates: Load<NamedRef[]> = async (signal) => {
  const result = await api(createBranchesApi).listStates({ signal });
  return result.ok ? { ok: true, data: result.data.states } : result;
};
