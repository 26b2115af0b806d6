import type { NamedRef } from '@cobros/sdk';
import type { Load } from '../../../stores/resource.ts';
import { signUpCall } from './sign-up-call.ts';

export const listStates: Load<NamedRef[]> = async (signal) => {
  const result = await signUpCall((signUp) => signUp.listStates({ signal }));
  return result.ok ? { ok: true, data: result.data.states } : result;
};
