import { can, type Person } from './permissions.ts';

/** There is nothing to choose for those who see one branch only. */
export const seesBranches = (person: Person): boolean =>
  can(person, { role: 'admin', any: ['view_payments', 'branch_view'] });

/** Nor whoever sees one box alone. */
export const seesCashiers = (person: Person): boolean =>
  can(person, {
    any: ['view_payments', 'cashier_view'],
    either: [{ role: 'admin' }, { role: 'branch_admin' }, { all: ['closing_for_master_cashier'] }],
  });
