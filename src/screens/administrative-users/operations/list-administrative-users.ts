import type { AdministrativeUser } from '@cobros/sdk';
import { createAdministrativeUsersApi } from '@cobros/sdk/administrative-users';
import { api } from '../../../api/business-api.ts';
import { type ListFilter, PAGE_SIZE } from '../../../blocks/list/use-client-side-list.ts';
import type { Load } from '../../../stores/resource.ts';

export interface AdministrativeUsersPage {
  data: readonly AdministrativeUser[];
  count: number;
  pageProperties: { currentPage: number; totalPages: number };
}

export const listAdministrativeUsers =
  ({ text, status }: ListFilter, page: number): Load<AdministrativeUsersPage> =>
  (signal) =>
    api(createAdministrativeUsersApi).list(
      {
        ...(text && { search: text }),
        ...((status === 'active' || status === 'blocked') && { status }),
        pageProperties: { currentPage: page, pageSize: PAGE_SIZE },
      },
      { signal },
    );
