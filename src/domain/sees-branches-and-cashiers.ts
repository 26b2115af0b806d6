import { can, type Person, type Requirement } from './permissions.ts';

/** Users who see more than one cashier: titular cashiers, and everybody who is not a cashier. */
const MANY_CASHIERS: readonly Requirement[] = [
  { role: 'admin' },
  { role: 'branch_admin' },
  { all: ['closing_for_master_cashier'] },
];

/** For a single cashier a summary would repeat Pagos. */
export const READS_SUMMARY: Requirement = {
  capability: 'summary',
  all: ['view_payments'],
  either: MANY_CASHIERS,
};

/** A statement covers one branch or the whole business. */
export const READS_STATEMENT: Requirement = {
  capability: 'statement',
  all: ['closing_history'],
  either: MANY_CASHIERS.slice(0, 2),
};

/** Only for users who see the whole business, because a line of the bank is a deposit of the whole business. */
export const RECONCILES: Requirement = {
  capability: 'reconciliation',
  role: 'admin',
  all: ['closing_history'],
};

/** True if the user sees several branches, and so may choose one. */
export const seesBranches = (person: Person): boolean =>
  can(person, { role: 'admin', any: ['view_payments', 'branch_view'] });

/** True if the user sees several cashiers, and so may choose one. */
export const seesCashiers = (person: Person): boolean =>
  can(person, { any: ['view_payments', 'cashier_view'], either: MANY_CASHIERS });
