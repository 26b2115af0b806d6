import type { NamedRef } from '@cobros/sdk';
import type { Load } from '../../../stores/resource.ts';
import { callWithCaptcha } from './call-with-captcha.ts';

/** Empty until a state is chosen. */
export const listCities =
  (stateId: string): Load<NamedRef[]> =>
  async (signal) => {
    if (!stateId) return { ok: true, data: [] };
    const result = await callWithCaptcha((signUp) => signUp.listCities(stateId, { signal }));
    return result.ok ? { ok: true, data: result.data.cities } : result;
  };
