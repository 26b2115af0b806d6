import type { Bank } from '@cobros/sdk';
import type { Load } from '../../../stores/resource.ts';
import { signUpCall } from './sign-up-call.ts';

export const listBanks: Load<Bank[]> = async (signal) => {
  const result = await signUpCall((signUp) => signUp.listBanks({ signal }));
  return result.ok ? { ok: true, data: result.data.banks } : result;
};
