/** Roles and permissions required to see or do something. */
export interface Requirement {
  role?: Role;
  all?: readonly Permission[];
  any?: readonly Permission[];
  /** Any one of these requirements is enough. */
  either?: readonly Requirement[];
  none?: readonly Permission[];
  refundMode?: string;
  /** Optional part that the backend must have. */
  capability?: string;
}

export type Role = 'admin' | 'branch_admin' | 'operator';

const PERMISSIONS = [
  'view_balance',
  'view_payments',
  'profile_view',
  'closing_history',
  'closing_for_master_cashier',
  'closing_blocked',
  'cashier_view',
  'cashier_create',
  'cashier_manage',
  'cashier_delete',
  'branch_view',
  'branch_create',
  'branch_manage',
  'branch_delete',
  'user_view',
] as const;
export type Permission = (typeof PERMISSIONS)[number];

export interface Person {
  type: string;
  permissions: readonly string[];
  /** Optional parts of the contract that the user's backend has. */
  capabilities?: readonly string[] | undefined;
  /** Mode of the user's role; undefined for a backend without a refund policy. */
  refundMode?: string | undefined;
}

export function can(person: Person, requirement: Requirement): boolean {
  const has = (permission: Permission) => person.permissions.includes(permission);
  return (
    (!requirement.capability || person.capabilities?.includes(requirement.capability) === true) &&
    (!requirement.refundMode || person.refundMode === requirement.refundMode) &&
    (!requirement.role || person.type === requirement.role) &&
    (requirement.all ?? []).every(has) &&
    (!requirement.any || requirement.any.some(has)) &&
    !(requirement.none ?? []).some(has) &&
    (!requirement.either || requirement.either.some((one) => can(person, one)))
  );
}

/** Approves what others ask to refund. */
export const APPROVES_REFUNDS: Requirement = { capability: 'refund-requests', refundMode: 'allowed' };

export const SEES_PAYMENTS: Requirement = { all: ['view_payments'] };
