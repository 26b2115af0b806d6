import type { AdministrativeUser } from '@cobros/sdk';
import { navigate } from 'wouter/use-browser-location';
import { UserStatusChip } from '../../blocks/list/user-status-chip.tsx';
import { paths } from '../../domain/paths.ts';
import { type Found, seek } from './found.ts';

export const foundAdministrativeUsers = (users: readonly AdministrativeUser[]): Found[] =>
  users.map(({ id, name, role, username, status }) => ({
    key: `administrative-user ${id}`,
    icon: 'user',
    name,
    detail: `${role} · @${username}`,
    status: <UserStatusChip status={status} />,
    open: () => navigate(paths.administrativeUsers.root, seek(username)),
  }));
