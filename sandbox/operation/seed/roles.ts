import { ADMINISTRATOR_ROLE, type Permission, permissionsOf } from '#access/users/user-permissions.ts';
import type { Schemas } from '#ground/contract/operation-types.ts';

const EVERYTHING = permissionsOf({
  type: 'admin',
  rolePermissions: null,
  closingLocked: false,
  isTitular: false,
});

const ONLY_READING: Permission[] = [
  'view_balance',
  'view_payments',
  'profile_view',
  'closing_history',
  'cashier_view',
  'branch_view',
  'user_view',
];

/** The roles of every business. */
export const ROLES: readonly Schemas['Role'][] = [
  {
    ...ADMINISTRATOR_ROLE,
    description: 'Ve y cambia todo el negocio.',
    permissions: EVERYTHING,
  },
  {
    id: 'ro_supervisor',
    name: 'Supervisor',
    description: 'Lee todo y no cambia nada.',
    permissions: ONLY_READING,
  },
  {
    id: 'ro_contabilidad',
    name: 'Contabilidad',
    description: 'Historial, cierres y exportaciones, sin cambiar nada.',
    permissions: ['view_balance', 'view_payments', 'profile_view', 'closing_history'],
  },
];
