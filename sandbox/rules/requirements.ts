import type { OperationId } from '../contract/operation-types.ts';
import type { Permission, UserType } from './permissions.ts';

/** Requirements of a call on its caller. */
export interface SessionRequirement {
  access: 'session';
  /** The caller needs one of these; empty: a session is enough. */
  anyOf: readonly Permission[];
  /** The caller needs all of these. */
  allOf?: readonly Permission[];
  /** Allowed types of user; absent: every type. */
  types?: readonly UserType[];
  /**
   * The call changes something that no permission of its own guards. Administrative users who only read (Supervisor,
   * Contabilidad) may not make it; they are recognised by the lack of `cashier_manage`.
   */
  changes?: true;
  /** Allowed while the user has a one-time password; all other calls are not. */
  beforePasswordChange?: true;
}
export type Requirement = { access: 'public' } | { access: 'captcha' } | SessionRequirement;

const PUBLIC = { access: 'public' } as const;
const CAPTCHA = { access: 'captcha' } as const;
const needs = (...anyOf: Permission[]): SessionRequirement => ({ access: 'session', anyOf });
const changes = (...anyOf: Permission[]): SessionRequirement => ({ ...needs(...anyOf), changes: true });

const OWN: SessionRequirement = { ...needs(), beforePasswordChange: true };
const ADMIN = { types: ['admin'] } as const;
const ADMINS = { types: ['admin', 'branch_admin'] } as const;

/** The permissions of every operation of the description, in one table. */
export const requirements = {
  signIn: PUBLIC,
  signOut: OWN,
  renewSession: OWN,
  changePassword: OWN,
  requestRecoveryCode: PUBLIC,
  recoverPassword: PUBLIC,

  updateEmail: changes('profile_view'),
  validateEmailChange: changes('profile_view'),
  updatePhone: changes('profile_view'),
  updateAvatar: { ...changes('profile_view'), ...ADMIN },
  toggleBusinessSearch: { ...changes('profile_view'), ...ADMIN },
  getFundSource: { ...needs('profile_view'), ...ADMIN },
  listOwnSessions: needs(),
  closeOwnSession: needs(),

  listPendingTransactions: needs('view_payments'),
  listPaidTransactions: needs('view_payments'),
  retrieveTransaction: needs('view_payments'),
  searchTransactionHistory: needs('view_payments'),
  exportTransactionHistory: needs('view_payments'),
  getBalances: needs('view_balance'),
  verifyAppUser: changes('view_payments'),
  sendRequest: changes('view_payments'),
  cancelRequest: changes('view_payments'),
  rejectPayment: { ...changes('view_payments'), ...ADMINS },
  assignPayment: { ...changes('view_payments'), ...ADMINS },
  refundTransaction: { ...changes('view_payments'), ...ADMINS },

  searchClosings: needs('closing_history', 'closing_for_master_cashier'),
  previewPendingClosing: needs('closing_history', 'closing_for_master_cashier'),
  closePending: changes('closing_history', 'closing_for_master_cashier'),
  listClosingTransactions: needs('closing_history', 'closing_for_master_cashier'),
  exportClosingTransactions: needs('closing_history', 'closing_for_master_cashier'),

  listCashiers: needs('view_payments', 'cashier_view'),
  listCashiersWithDefault: needs('cashier_view'),
  createCashier: needs('cashier_create'),
  modifyUser: changes('cashier_manage', 'profile_view'),
  deleteUser: needs('cashier_delete'),
  blockUser: needs('cashier_manage'),
  unblockUser: needs('cashier_manage'),
  resetPassword: needs('cashier_manage'),
  downloadQr: needs('cashier_view', 'profile_view'),
  setCashierChildren: needs('cashier_manage'),
  setClosingConfig: needs('cashier_manage'),
  setClosingLock: needs('cashier_manage'),
  getNotificationCatalogs: needs('cashier_manage'),
  changeNotification: needs('cashier_manage'),
  testNotification: needs('cashier_manage'),
  listNotificationDeliveries: needs('cashier_manage'),
  resendNotification: needs('cashier_manage'),
  setDefaultCashier: needs('cashier_manage'),

  listBranches: { ...needs('view_payments', 'branch_view'), ...ADMINS },
  getDefaultBranch: needs('branch_view'),
  createBranch: needs('branch_create'),
  updateBranch: { ...changes('branch_manage', 'profile_view'), ...ADMINS },
  deactivateBranch: { ...changes('branch_delete'), allOf: ['branch_manage'] },
  getClosingEmails: needs('branch_manage'),
  setClosingEmails: needs('branch_manage'),
  listStates: needs('branch_view', 'profile_view'),
  listCities: needs('branch_view', 'profile_view'),
  listRegions: needs('branch_view', 'profile_view'),
  setDefaultBranch: changes('branch_manage'),

  listAdministrativeUsers: needs('user_view'),
  createAdministrativeUser: changes('user_view'),
  getAdministrativeUser: needs('user_view'),
  editAdministrativeUser: changes('user_view'),
  deleteAdministrativeUser: changes('user_view'),
  listRoles: needs('user_view'),
  listActivity: { ...needs('user_view'), ...ADMIN },
  exportActivity: { ...needs('user_view'), ...ADMIN },

  getCaptchaChallenge: PUBLIC,
  listSignUpStates: CAPTCHA,
  listSignUpCities: CAPTCHA,
  listBanks: CAPTCHA,
  checkUsername: CAPTCHA,
  uploadDocument: CAPTCHA,
  registerFundSource: CAPTCHA,
  createSignUp: CAPTCHA,
} as const satisfies Record<OperationId, Requirement>;

/** Calls that need no session. */
export type OpenOperationId = {
  [Id in OperationId]: (typeof requirements)[Id]['access'] extends 'session' ? never : Id;
}[OperationId];

/** May a person of this type with these permissions make a call with this requirement? */
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
