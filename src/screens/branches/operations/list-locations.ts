import type { NamedRef, Result } from '@cobros/sdk';
import { api } from '../../../api/api.ts';
import type { Load } from '../../../stores/resource.ts';

// Without a chosen level above, the lists below it are empty.
const NONE: Load<NamedRef[]> = async () => ({ ok: true, data: [] });

export const listStates: Load<NamedRef[]> = async (signal) =>
  only(await api.branches.listStates({ signal }), ({ states }) => states);

export const listCities = (stateId: string): Load<NamedRef[]> =>
  stateId
    ? async (signal) => only(await api.branches.listCities({ stateId }, { signal }), ({ cities }) => cities)
    : NONE;

export const listZones = (cityId: string): Load<NamedRef[]> =>
  cityId
    ? async (signal) => only(await api.branches.listRegions({ cityId }, { signal }), ({ regions }) => regions)
    : NONE;

function only<Data>(result: Result<Data>, part: (data: Data) => NamedRef[]): Result<NamedRef[]> {
  return result.ok ? { ok: true, data: part(result.data) } : result;
}
