import type { AdministrativeUser } from '@cobros/sdk';
import { navigate } from 'wouter/use-browser-location';
import { ActiveOrBlockedChip } from '#blocks/list/active-or-blocked-chip.tsx';
import { paths } from '#domain/paths.ts';
import type { Found } from './found.ts';
import { prefillListSearch } from './prefill-list-search.ts';

export const foundAdministrativeUsers = (users: readonly AdministrativeUser[]): Found[] =>
  users.map(({ id, name, role, username, status }) => ({
    key: `administrative-user ${id}`,
    icon: 'user',
    name,
    detail: `${role} · @${username}`,
    status: <ActiveOrBlockedChip status={status} />,
    open: () => navigate(paths.administrativeUsers.root, prefillListSearch(username)),
  }));

/** Option that leads to the other results, in Equipo. */
export const allAdministrativeUsers = (search: string) =>
  ({
    icon: 'user',
    open: () => navigate(paths.administrativeUsers.root, prefillListSearch(search)),
  }) as const;
