import { can, type Person } from './permissions.ts';

/** Whoever sees one branch alone has none to choose. */
export const seesBranches = (person: Person): boolean =>
  can(person, { role: 'admin', any: ['view_payments', 'branch_view'] });

/** Nor whoever sees one box alone. */
export const seesCashiers = (person: Person): boolean =>
  can(person, {
    any: ['view_payments', 'cashier_view'],
    either: [{ role: 'admin' }, { role: 'branch_admin' }, { all: ['closing_for_master_cashier'] }],
  });
