import type { Bank, NamedRef, Result } from '@cobros/sdk';
import type { Load } from '../../../stores/resource.ts';
import { signUpCall } from '../sign-up-call.ts';

export const STATES = 'sign-up/states';
export const BANKS = 'sign-up/banks';
export const citiesKey = (stateId: string) => `sign-up/cities/${stateId}`;

export const loadStates: Load<NamedRef[]> = async (signal) =>
  only(await signUpCall((signUp) => signUp.listStates({ signal })), ({ states }) => states);

export const loadCities =
  (stateId: string): Load<NamedRef[]> =>
  async (signal) =>
    only(await signUpCall((signUp) => signUp.listCities(stateId, { signal })), ({ cities }) => cities);

export const loadBanks: Load<Bank[]> = async (signal) =>
  only(await signUpCall((signUp) => signUp.listBanks({ signal })), ({ banks }) => banks);

export const NONE: Load<NamedRef[]> = async () => ({ ok: true, data: [] });

export const optionsOf = (items: readonly NamedRef[] | undefined) =>
  (items ?? []).map(({ id, name }) => ({ value: id, label: name }));

export const nameOf = (items: readonly NamedRef[] | undefined, id: string) =>
  items?.find((item) => item.id === id)?.name ?? '';

function only<Data>(result: Result<Data>, part: (data: Data) => NamedRef[]): Result<NamedRef[]> {
  return result.ok ? { ok: true, data: part(result.data) } : result;
}
