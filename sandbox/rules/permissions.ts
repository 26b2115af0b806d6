import type { Schemas } from '../contract/types.ts';

export type Permission = Schemas['Permission'];
export type UserType = Schemas['UserType'];

const BRANCH_ADMIN: readonly Permission[] = [
  'view_balance',
  'view_payments',
  'profile_view',
  'closing_history',
  'cashier_view',
  'cashier_create',
  'cashier_manage',
  'cashier_delete',
];

const ADMIN: readonly Permission[] = [
  ...BRANCH_ADMIN,
  'branch_view',
  'branch_create',
  'branch_manage',
  'branch_delete',
  'user_view',
];

/** The facts that permissions follow from. */
export interface Standing {
  type: UserType;
  /** The permissions of a person of Equipo's role; null for everyone else. */
  rolePermissions: readonly Permission[] | null;
  /** Its individual closing is not authorised. */
  closingLocked: boolean;
  /** It is the titular of other cashiers. */
  isTitular: boolean;
}

/** Permissions of a person. Computed at every call, so that a change counts at the next one. */
export function permissionsOf(standing: Standing): Permission[] {
  if (standing.type === 'admin') return [...(standing.rolePermissions ?? ADMIN)];
  if (standing.type === 'branch_admin') return [...BRANCH_ADMIN];
  const closing: Permission[] = standing.closingLocked ? ['closing_blocked'] : ['closing_history'];
  if (standing.isTitular) closing.push('closing_for_master_cashier');
  return ['view_payments', 'profile_view', ...closing];
}
