import type { NamedRef } from '@cobros/sdk';
import { createBranchesApi } from '@cobros/sdk/branches';
import { api } from '../../../api/business-api.ts';
import type { Load } from '../../../stores/resource.ts';

/** Empty until a city is chosen. */
export const listZones =
  (cityId: string): Load<NamedRef[]> =>
  async (signal) => {
    if (!cityId) return { ok: true, data: [] };
    const result = await api(createBranchesApi).listRegions({ cityId }, { signal });
    return result.ok ? { ok: true, data: result.data.regions } : result;
  };
