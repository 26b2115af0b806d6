import type { Bank, NamedRef, Result } from '@cobros/sdk';
import type { Load } from '../../../stores/resource.ts';
import { signUpCall } from './sign-up-call.ts';

// Without a chosen state, the list of cities is empty.
const NONE: Load<NamedRef[]> = async () => ({ ok: true, data: [] });

export const listStates: Load<NamedRef[]> = async (signal) =>
  only(await signUpCall((signUp) => signUp.listStates({ signal })), ({ states }) => states);

export const listCities = (stateId: string): Load<NamedRef[]> =>
  stateId
    ? async (signal) =>
        only(await signUpCall((signUp) => signUp.listCities(stateId, { signal })), ({ cities }) => cities)
    : NONE;

export const listBanks: Load<Bank[]> = async (signal) =>
  only(await signUpCall((signUp) => signUp.listBanks({ signal })), ({ banks }) => banks);

function only<Data>(result: Result<Data>, part: (data: Data) => NamedRef[]): Result<NamedRef[]> {
  return result.ok ? { ok: true, data: part(result.data) } : result;
}
