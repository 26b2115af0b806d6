import { ADMINISTRATIVE_USER_FAMILY } from './administrative-users.ts';
import { BRANCH_FAMILY } from './branches.ts';
import { CASHIER_FAMILY } from './cashiers.ts';
import { PAYMENT_FAMILIES } from './payments.ts';
import { PROFILE_FAMILY } from './profile.ts';

/** Every dialog of the portal that is opened as a step, described once for all suites that open dialogs. */
export const DIALOG_FAMILIES = [
  ...PAYMENT_FAMILIES,
  BRANCH_FAMILY,
  CASHIER_FAMILY,
  ADMINISTRATIVE_USER_FAMILY,
  PROFILE_FAMILY,
];
