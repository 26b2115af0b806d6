import type { AdministrativeUser, Result, Role } from '@cobros/sdk';
import { api } from '../../api/api.ts';
import { finishChange } from '../../blocks/form/finish-change.ts';
import { type ListFilter, type ManagedList, PAGE_SIZE } from '../../blocks/list/managed-list.ts';
import type { Load } from '../../stores/resource.ts';
import { personModal } from './person-modal.ts';

const PEOPLE = 'administrative-users';
export const ACTIVITY = 'activity';

export interface PeoplePage {
  data: readonly AdministrativeUser[];
  count: number;
  pageProperties: { currentPage: number; totalPages: number };
}

export const peopleKey = ({ text, status }: ListFilter, page: number) =>
  `${PEOPLE}/list/${status}/${page}/${text}`;

export const loadPeople =
  ({ text, status }: ListFilter, page: number): Load<PeoplePage> =>
  (signal) =>
    api.administrativeUsers.list(
      {
        ...(text && { search: text }),
        ...((status === 'active' || status === 'blocked') && { status }),
        pageProperties: { currentPage: page, pageSize: PAGE_SIZE },
      },
      { signal },
    );

export const ROLES = `${PEOPLE}/roles`;
export const loadRoles: Load<{ roles: readonly Role[] }> = (signal) =>
  api.administrativeUsers.listRoles({ signal });

export type PeopleList = ManagedList<AdministrativeUser>;

/** The end of every operation of this screen: the server's own title and message are what is shown. */
export function finishPersonChange<Data>(result: Result<Data>): Promise<Result<Data>> {
  const { title = 'Equipo', message = 'Se actualizo con éxito' } = (result.ok && result.info) || {};
  return finishChange(result, { title, message, changed: [PEOPLE, ACTIVITY], close: personModal.close });
}
