import type { Cashier } from '@cobros/sdk';
import { can, type Person, type Requirement } from '../../domain/permissions.ts';

export const CREATES_CASHIERS: Requirement = { all: ['cashier_create'] };

/** Who sees the column Acciones. */
export const SEES_ACTIONS: Requirement = { any: ['cashier_manage', 'cashier_view'] };

const MANAGES: Requirement = { all: ['cashier_manage'] };
const VIEWS: Requirement = { all: ['cashier_view'] };
const DELETES: Requirement = { all: ['cashier_delete'] };
const ADMINISTERS: Requirement = {
  all: ['cashier_manage'],
  either: [{ role: 'admin' }, { role: 'branch_admin' }],
};

export type CashierAction =
  | 'edit'
  | 'qr'
  | 'notifications'
  | 'password'
  | 'block'
  | 'unblock'
  | 'closures'
  | 'default'
  | 'block-closing'
  | 'main'
  | 'delete';

/** What the menu of a cashier offers this person, in the order of section 2. Who may only look gets what changes nothing. */
export function cashierActions(
  { id, status, isChildCashier }: Pick<Cashier, 'id' | 'status' | 'isChildCashier'>,
  defaultCashierId: string | undefined,
  person: Person,
): CashierAction[] {
  if (!can(person, SEES_ACTIONS)) return [];
  const manages = can(person, MANAGES);
  const administers = can(person, ADMINISTERS);
  const offered: Record<CashierAction, boolean> = {
    edit: manages,
    qr: can(person, VIEWS),
    notifications: manages,
    password: manages,
    block: manages && status === 'active',
    unblock: manages && status === 'blocked',
    closures: manages,
    default: manages && id !== defaultCashierId,
    'block-closing': administers,
    main: administers && !isChildCashier,
    delete: can(person, DELETES),
  };
  return (Object.keys(offered) as CashierAction[]).filter((action) => offered[action]);
}
