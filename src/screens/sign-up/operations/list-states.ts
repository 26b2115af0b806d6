import type { NamedRef } from '@cobros/sdk';
import type { Load } from '../../../stores/resource.ts';
import { callWithCaptcha } from './call-with-captcha.ts';

export const listStates: Load<NamedRef[]> = async (signal) => {
  const result = await callWithCaptcha((signUp) => signUp.listStates({ signal }));
  return result.ok ? { ok: true, data: result.data.states } : result;
};
