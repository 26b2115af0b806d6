import type { OperationId } from '#sandbox/ground/contract/operation-types.ts';

/** Calls that set something: when repeated, they are accepted again and change nothing. */
export const SETTING_CALLS = [
  'profile.updatePhone',
  'profile.toggleBusinessSearch',
  'profile.setClosingCount',
  'profile.setSummaryEmails',
  'profile.subscribePush',
  'profile.updatePush',
  'profile.updateAvatar',
  'profile.closeOtherSessions',
  'cashiers.modify',
  'cashiers.setChildren',
  'cashiers.setClosingConfig',
  'cashiers.setClosingLock',
  'notifications.change',
  'branches.update',
  'branches.setClosingEmails',
  'administrativeUsers.update',
  'administrativeUsers.setSecondFactorRoles',
] as const satisfies readonly OperationId[];

/** All other calls without `Idempotency-Key`, and why none is needed or possible. */
export const CALLS_WITHOUT_IDEMPOTENCY_KEY: Partial<Record<OperationId, string>> = {
  'auth.signIn': 'opens another session',
  'auth.completeSignIn': 'spends its challenge',
  'auth.signOut': 'a session that has ended is what was asked for',
  'auth.renewSession': 'may be renewed any number of times',
  'auth.changePassword': 'spends the former password, of which no hash that is quick to compute may be kept',
  'passwordRecoveries.requestCode': 'sends another code, which replaces the first',
  'passwordRecoveries.recover': 'spends its code',
  'profile.updateEmail': 'sends another code, which replaces the first',
  'profile.validateEmailChange': 'spends its code; tries are counted outside of any transaction',
  'profile.unsubscribePush': 'a device that gets nothing is what was asked for; the list shows it',
  'profile.closeSession': 'a session that is gone is what was asked for; the list shows it',
  'secondFactor.beginEnrollment': 'returns a secret, which may not be kept for a repetition',
  'secondFactor.confirmEnrollment': 'returns recovery codes, which may not be kept for a repetition',
  'secondFactor.renewRecoveryCodes': 'returns recovery codes, which may not be kept for a repetition',
  'secondFactor.disable': 'spends its code',
  'notifications.test': 'sends one more test, which is what was asked for',
  'notifications.resend': 'sends the same webhook once more, under the id by which receivers know it',
  'closings.reconcileDeposits': 'a deposit that is marked stays so',
  'downloads.create': 'writes the same file once more; both are deleted after a day',
  'downloads.remove': 'a file that is gone is what was asked for; the list shows it',
  'signUp.uploadDocument': 'the first copy is deleted if no sign-up takes it',
  'signUp.registerFundSource': 'the first one is deleted if no sign-up takes it',
};
