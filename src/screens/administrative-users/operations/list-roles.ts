import type { Role } from '@cobros/sdk';
import { createAdministrativeUsersApi } from '@cobros/sdk/administrative-users';
import { api } from '../../../api/business-api.ts';
import type { Load } from '../../../stores/resource.ts';

export const listRoles: Load<{ roles: readonly Role[] }> = (signal) =>
  api(createAdministrativeUsersApi).listRoles({ signal });
