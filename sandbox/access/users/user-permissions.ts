import { createHash } from 'node:crypto';
import type { Schemas } from '#ground/contract/operation-types.ts';

/** The role with every permission, which is also shown for the business's own account. */
export const ADMINISTRATOR_ROLE = { id: 'ro_administrador', name: 'Administrador' } as const;

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

/** The facts that determine a person's permissions. */
export interface PermissionFacts {
  type: UserType;
  /** Permissions of the administrative user's role; null for everyone else. */
  rolePermissions: readonly Permission[] | null;
  /** True if the cashier may not make its own closings. */
  closingLocked: boolean;
  /** True if the cashier is the titular cashier of others. */
  isTitular: boolean;
}

/** Computed in every call, so that changes apply from the next call on. */
export function permissionsOf(facts: PermissionFacts): Permission[] {
  if (facts.type === 'admin') return [...(facts.rolePermissions ?? ADMIN)];
  if (facts.type === 'branch_admin') return [...BRANCH_ADMIN];
  const closing: Permission[] = facts.closingLocked ? ['closing_blocked'] : ['closing_history'];
  if (facts.isTitular) closing.push('closing_for_master_cashier');
  return ['view_payments', 'profile_view', ...closing];
}

/** A text that differs whenever the person's permissions, the name of their role or what they may refund change. */
export function accessVersionOf(
  permissions: Iterable<Permission>,
  roleName: string | null,
  refundMode: Schemas['RefundMode'],
): string {
  const facts = JSON.stringify([roleName, refundMode, ...[...permissions].sort()]);
  return createHash('sha256').update(facts).digest('base64url').slice(0, 8);
}
