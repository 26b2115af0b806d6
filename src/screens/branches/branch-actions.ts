import type { Branch } from '@cobros/sdk';
import { can, type Person, type Requirement } from '../../domain/permissions.ts';

export const CREATES_BRANCHES: Requirement = { all: ['branch_create'] };

/** Who sees the column Acciones. */
export const SEES_ACTIONS: Requirement = { all: ['branch_manage'] };

const SEES_CASHIERS: Requirement = { all: ['cashier_view'] };
const OPENS_MENU: Requirement = { all: ['branch_manage', 'cashier_manage'] };
const DELETES: Requirement = { all: ['branch_delete'] };

export type BranchAction =
  | 'edit'
  | 'notifications'
  | 'password'
  | 'lock'
  | 'unlock'
  | 'closures'
  | 'default'
  | 'delete';

/** Whether a branch leads to its boxes: by Ver cajas or, for who has no column Acciones, by its name. */
export function offersCashiers(person: Person): boolean {
  return can(person, SEES_CASHIERS);
}

/** What the menu of a branch offers this person, in the order of section 2 of the specification. */
export function branchActions(
  { id, admin }: { id: string; admin: Pick<Branch['admin'], 'status'> },
  defaultBranchId: string | undefined,
  person: Person,
): BranchAction[] {
  if (!can(person, OPENS_MENU)) return [];
  const offered: Record<BranchAction, boolean> = {
    edit: true,
    notifications: true,
    password: true,
    lock: admin.status === 'active',
    unlock: admin.status === 'blocked',
    closures: true,
    default: id !== defaultBranchId,
    delete: can(person, DELETES),
  };
  return (Object.keys(offered) as BranchAction[]).filter((action) => offered[action]);
}
