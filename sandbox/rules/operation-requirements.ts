import type { OperationId } from '../contract/operation-types.ts';
import type { Permission, UserType } from './user-permissions.ts';

/** Requirements that a call's session must meet. */
export interface SessionRequirement {
  access: 'session';
  /** The caller needs one of these permissions; if empty, a session is enough. */
  anyOf: readonly Permission[];
  /** The caller needs all of these permissions. */
  allOf?: readonly Permission[];
  /** The types of user that may make the call; if absent, every type. */
  types?: readonly UserType[];
  /**
   * Set if the call changes something that has no permission of its own. Read-only administrative users (Supervisor,
   * Contabilidad) may not make it; they are recognised by not having `cashier_manage`.
   */
  changes?: true;
  /** Set if the call is allowed while the user has a one-time password; other calls are not. */
  beforePasswordChange?: true;
  /** Set if the call is allowed while the user must still set up a second factor; other calls are not. */
  beforeEnrollment?: true;
}
export type Requirement = { access: 'public' } | { access: 'captcha' } | SessionRequirement;

const PUBLIC = { access: 'public' } as const;
const CAPTCHA = { access: 'captcha' } as const;
const needs = (...anyOf: Permission[]): SessionRequirement => ({ access: 'session', anyOf });
const changes = (...anyOf: Permission[]): SessionRequirement => ({ ...needs(...anyOf), changes: true });

const OWN: SessionRequirement = { ...needs(), beforePasswordChange: true, beforeEnrollment: true };
const ADMIN = { types: ['admin'] } as const;
const ENROLLING = { ...needs(), ...ADMIN, beforeEnrollment: true } as const;
const ADMINS = { types: ['admin', 'branch_admin'] } as const;

/** The permissions of every operation of the description, in one table. */
export const requirements = {
  'auth.signIn': PUBLIC,
  'auth.completeSignIn': PUBLIC,
  'auth.signOut': OWN,
  'auth.renewSession': OWN,
  'auth.changePassword': OWN,
  'passwordRecoveries.requestCode': PUBLIC,
  'passwordRecoveries.recover': PUBLIC,

  'profile.updateEmail': changes('profile_view'),
  'profile.validateEmailChange': changes('profile_view'),
  'profile.updatePhone': changes('profile_view'),
  'profile.updateAvatar': { ...changes('profile_view'), ...ADMIN },
  'profile.toggleBusinessSearch': { ...changes('profile_view'), ...ADMIN },
  'profile.setClosingCount': { ...changes('profile_view'), ...ADMIN },
  // Users who see more than one cashier.
  'profile.setSummaryEmails': needs('view_balance', 'closing_for_master_cashier'),
  'profile.getFundSource': { ...needs('profile_view'), ...ADMIN },
  'profile.listSessions': needs(),
  'profile.closeSession': needs(),
  'profile.closeOtherSessions': needs(),
  'secondFactor.getStatus': ENROLLING,
  'secondFactor.beginEnrollment': ENROLLING,
  'secondFactor.confirmEnrollment': ENROLLING,
  'secondFactor.renewRecoveryCodes': { ...needs(), ...ADMIN },
  'secondFactor.disable': { ...needs(), ...ADMIN },

  'transactions.listPending': needs('view_payments'),
  'transactions.listPaid': needs('view_payments'),
  'transactions.retrieve': needs('view_payments'),
  'transactions.history': needs('view_payments'),
  'transactions.getDailyTotals': needs('view_payments'),
  'transactions.getSummary': needs('view_payments'),
  'transactions.exportHistory': needs('view_payments'),
  'transactions.balances': needs('view_balance'),
  'transactions.verifyUser': changes('view_payments'),
  'transactions.sendRequest': changes('view_payments'),
  'transactions.charge': changes('view_payments'),
  'transactions.downloadQr': needs('view_payments'),
  'transactions.cancelRequest': changes('view_payments'),
  'transactions.rejectPayment': { ...changes('view_payments'), ...ADMINS },
  'transactions.assignPayment': { ...changes('view_payments'), ...ADMINS },
  'transactions.refund': { ...changes('view_payments'), ...ADMINS },

  'closings.history': needs('closing_history', 'closing_for_master_cashier'),
  'closings.getDailyTotals': needs('closing_history', 'closing_for_master_cashier'),
  'closings.preview': needs('closing_history', 'closing_for_master_cashier'),
  'closings.close': changes('closing_history', 'closing_for_master_cashier'),
  'closings.listTransactions': needs('closing_history', 'closing_for_master_cashier'),
  'closings.exportTransactions': needs('closing_history', 'closing_for_master_cashier'),
  'closings.exportHistory': needs('closing_history', 'closing_for_master_cashier'),
  'closings.getStatement': { ...needs('closing_history'), ...ADMINS },
  'closings.exportStatement': { ...needs('closing_history'), ...ADMINS },
  'closings.listDeposits': { ...needs('closing_history'), ...ADMIN },
  'closings.reconcileDeposits': { ...needs('closing_history'), ...ADMIN },

  'cashiers.list': needs('view_payments', 'cashier_view'),
  'cashiers.listWithDefault': needs('cashier_view'),
  'cashiers.create': needs('cashier_create'),
  'cashiers.modify': changes('cashier_manage', 'profile_view'),
  'cashiers.remove': needs('cashier_delete'),
  'cashiers.block': needs('cashier_manage'),
  'cashiers.unblock': needs('cashier_manage'),
  'cashiers.resetPassword': needs('cashier_manage'),
  'cashiers.downloadQr': needs('cashier_view', 'profile_view'),
  'cashiers.setChildren': needs('cashier_manage'),
  'cashiers.setClosingConfig': needs('cashier_manage'),
  'cashiers.setClosingLock': needs('cashier_manage'),
  'notifications.getCatalogs': needs('cashier_manage'),
  'notifications.change': needs('cashier_manage'),
  'notifications.test': needs('cashier_manage'),
  'notifications.listDeliveries': needs('cashier_manage'),
  'notifications.resend': needs('cashier_manage'),
  'cashiers.setDefault': needs('cashier_manage'),

  'branches.list': { ...needs('view_payments', 'branch_view'), ...ADMINS },
  'branches.getDefault': needs('branch_view'),
  'branches.create': needs('branch_create'),
  'branches.update': { ...changes('branch_manage', 'profile_view'), ...ADMINS },
  'branches.remove': { ...changes('branch_delete'), allOf: ['branch_manage'] },
  'branches.getClosingEmails': needs('branch_manage'),
  'branches.setClosingEmails': needs('branch_manage'),
  'branches.listStates': needs('branch_view', 'profile_view'),
  'branches.listCities': needs('branch_view', 'profile_view'),
  'branches.listRegions': needs('branch_view', 'profile_view'),
  'branches.setDefault': changes('branch_manage'),

  // It also requires the permissions of the call that the file stands for.
  'downloads.create': needs(),
  'downloads.list': needs(),
  'downloads.download': needs(),
  'downloads.remove': needs(),

  // One of these is enough to make the call; which one is required depends on the sheet.
  'imports.preview': needs('cashier_create', 'branch_create'),
  'imports.create': needs('cashier_create', 'branch_create'),
  'imports.downloadSheet': needs('cashier_view', 'branch_view'),
  'imports.downloadAccessSheets': needs('cashier_create', 'branch_create'),

  'administrativeUsers.list': needs('user_view'),
  'administrativeUsers.create': changes('user_view'),
  'administrativeUsers.get': needs('user_view'),
  'administrativeUsers.update': changes('user_view'),
  'administrativeUsers.remove': changes('user_view'),
  'administrativeUsers.resetSecondFactor': changes('user_view'),
  'administrativeUsers.listRoles': needs('user_view'),
  'administrativeUsers.setSecondFactorRoles': changes('user_view'),
  'activity.list': { ...needs('user_view'), ...ADMIN },
  'activity.exportList': { ...needs('user_view'), ...ADMIN },

  'changes.stream': needs(),

  'signUp.getCaptchaChallenge': PUBLIC,
  'signUp.listStates': CAPTCHA,
  'signUp.listCities': CAPTCHA,
  'signUp.listBanks': CAPTCHA,
  'signUp.checkUsername': CAPTCHA,
  'signUp.uploadDocument': CAPTCHA,
  'signUp.registerFundSource': CAPTCHA,
  'signUp.create': CAPTCHA,
} as const satisfies Record<OperationId, Requirement>;

/** Calls that need no session. */
export type OpenOperationId = {
  [Id in OperationId]: (typeof requirements)[Id]['access'] extends 'session' ? never : Id;
}[OperationId];

/** True if a person of this type with these permissions meets the requirement. */
export function allows(
  requirement: SessionRequirement,
  caller: { type: UserType; permissions: ReadonlySet<Permission> },
): boolean {
  const { anyOf, allOf = [], types, changes } = requirement;
  if (types && !types.includes(caller.type)) return false;
  if (changes && caller.type === 'admin' && !caller.permissions.has('cashier_manage')) return false;
  if (!allOf.every((permission) => caller.permissions.has(permission))) return false;
  return anyOf.length === 0 || anyOf.some((permission) => caller.permissions.has(permission));
}
