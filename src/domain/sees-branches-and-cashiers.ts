import { can, type Person } from './permissions.ts';

/** Users who see one branch only have no branch to choose. */
export const seesBranches = (person: Person): boolean =>
  can(person, { role: 'admin', any: ['view_payments', 'branch_view'] });

/** Users who see one cashier only have no cashier to choose. */
export const seesCashiers = (person: Person): boolean =>
  can(person, {
    any: ['view_payments', 'cashier_view'],
    either: [{ role: 'admin' }, { role: 'branch_admin' }, { all: ['closing_for_master_cashier'] }],
  });
