import type { NamedRef } from '@cobros/sdk';
import { api } from '../../../api/api.ts';
import type { Load } from '../../../stores/resource.ts';

export const listStates: Load<NamedRef[]> = async (signal) => {
  const result = await api.branches.listStates({ signal });
  return result.ok ? { ok: true, data: result.data.states } : result;
};
