import type { NamedRef } from '@cobros/sdk';
import { createBranchesApi } from '@cobros/sdk/branches';
import { keyedApi } from '#api/keyed-calls.ts';
import type { Load } from '#stores/resource.ts';

export const listStates: Load<NamedRef[]> = async (signal) => {
  const result = await keyedApi(createBranchesApi).listStates({ signal });
  return result.ok ? { ok: true, data: result.data.states } : result;
};

/** Cities of a state; empty until a state is chosen. */
export const listCities =
  (stateId: string): Load<NamedRef[]> =>
  async (signal) => {
    if (!stateId) return { ok: true, data: [] };
    const result = await keyedApi(createBranchesApi).listCities({ stateId }, { signal });
    return result.ok ? { ok: true, data: result.data.cities } : result;
  };

/** Zones of a city; empty until a city is chosen. */
export const listZones =
  (cityId: string): Load<NamedRef[]> =>
  async (signal) => {
    if (!cityId) return { ok: true, data: [] };
    const result = await keyedApi(createBranchesApi).listRegions({ cityId }, { signal });
    return result.ok ? { ok: true, data: result.data.regions } : result;
  };
