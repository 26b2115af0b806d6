import type { OwnSession } from '@cobros/sdk';
import { api } from '../../../api/api.ts';
import type { Load } from '../../../stores/resource.ts';

export const listOwnSessions: Load<readonly OwnSession[]> = async (signal) => {
  const result = await api.profile.listSessions({ signal });
  return result.ok ? { ...result, data: result.data.sessions } : result;
};
