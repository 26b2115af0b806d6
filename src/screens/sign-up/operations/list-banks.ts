import type { Bank } from '@cobros/sdk';
import type { Load } from '../../../stores/resource.ts';
import { callWithCaptcha } from './call-with-captcha.ts';

export const listBanks: Load<Bank[]> = async (signal) => {
  const result = await callWithCaptcha((signUp) => signUp.listBanks({ signal }));
  return result.ok ? { ok: true, data: result.data.banks } : result;
};
