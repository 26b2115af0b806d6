import { can, type Person, type Requirement } from './permissions.ts';

/** Who reads more than one cashier: titular cashiers, and everybody who is none. */
const MANY_CASHIERS: readonly Requirement[] = [
  { role: 'admin' },
  { role: 'branch_admin' },
  { all: ['closing_for_master_cashier'] },
];

/** For one cashier a summary would repeat Pagos. */
export const READS_SUMMARY: Requirement = {
  capability: 'summary',
  all: ['view_payments'],
  either: MANY_CASHIERS,
};

/** A statement is that of a branch or the business. */
export const READS_STATEMENT: Requirement = {
  capability: 'statement',
  all: ['closing_history'],
  either: MANY_CASHIERS.slice(0, 2),
};

/** A line of the bank is the deposit of a whole business. */
export const RECONCILES: Requirement = {
  capability: 'reconciliation',
  role: 'admin',
  all: ['closing_history'],
};

/** Users who see one branch only have no branch to choose. */
export const seesBranches = (person: Person): boolean =>
  can(person, { role: 'admin', any: ['view_payments', 'branch_view'] });

/** Users who see one cashier only have no cashier to choose. */
export const seesCashiers = (person: Person): boolean =>
  can(person, { any: ['view_payments', 'cashier_view'], either: MANY_CASHIERS });
