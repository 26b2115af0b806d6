import type { OwnSession } from '@cobros/sdk';
import { createProfileApi } from '@cobros/sdk/profile';
import { api } from '../../../api/business-api.ts';
import type { Load } from '../../../stores/resource.ts';

export const listOwnSessions: Load<readonly OwnSession[]> = async (signal) => {
  const result = await api(createProfileApi).listSessions({ signal });
  return result.ok ? { ...result, data: result.data.sessions } : result;
};
