import type { Role } from '@cobros/sdk';
import { api } from '../../../api/api.ts';
import type { Load } from '../../../stores/resource.ts';

export const listRoles: Load<{ roles: readonly Role[] }> = (signal) =>
  api.administrativeUsers.listRoles({ signal });
