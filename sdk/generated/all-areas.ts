// Generated from openapi/ by `npm run generate`. Do not edit.

import { type BusinessApiOptions, createTransport } from '../src/transport.ts';
import { type AuthApi, authCalls } from './areas/auth.ts';
import { type PasswordRecoveriesApi, passwordRecoveriesCalls } from './areas/password-recoveries.ts';
import { type ProfileApi, profileCalls } from './areas/profile.ts';
import { type SecondFactorApi, secondFactorCalls } from './areas/second-factor.ts';
import { type TransactionsApi, transactionsCalls } from './areas/transactions.ts';
import { type ClosingsApi, closingsCalls } from './areas/closings.ts';
import { type CashiersApi, cashiersCalls } from './areas/cashiers.ts';
import { type BranchesApi, branchesCalls } from './areas/branches.ts';
import { type AdministrativeUsersApi, administrativeUsersCalls } from './areas/administrative-users.ts';
import { type NotificationsApi, notificationsCalls } from './areas/notifications.ts';
import { type DownloadsApi, downloadsCalls } from './areas/downloads.ts';
import { type ImportsApi, importsCalls } from './areas/imports.ts';
import { type ActivityApi, activityCalls } from './areas/activity.ts';
import { type ChangesApi, changesCalls } from './areas/changes.ts';
import { type SignUpApi, signUpCalls } from './areas/sign-up.ts';

/**
 * The business API as functions, grouped by area. Every function returns a `Result`; a failed call does not throw. The caller
 * stores the session; the client only remembers the last results of polled calls.
 */
export interface BusinessApi {
  auth: AuthApi;
  passwordRecoveries: PasswordRecoveriesApi;
  profile: ProfileApi;
  secondFactor: SecondFactorApi;
  transactions: TransactionsApi;
  closings: ClosingsApi;
  cashiers: CashiersApi;
  branches: BranchesApi;
  administrativeUsers: AdministrativeUsersApi;
  notifications: NotificationsApi;
  downloads: DownloadsApi;
  imports: ImportsApi;
  activity: ActivityApi;
  changes: ChangesApi;
  signUp: SignUpApi;
}

export type { AuthApi, PasswordRecoveriesApi, ProfileApi, SecondFactorApi, TransactionsApi, ClosingsApi, CashiersApi, BranchesApi, AdministrativeUsersApi, NotificationsApi, DownloadsApi, ImportsApi, ActivityApi, ChangesApi, SignUpApi };

export function createBusinessApi(options: BusinessApiOptions): BusinessApi {
  const transport = createTransport(options);
  return {
    auth: authCalls(transport),
    passwordRecoveries: passwordRecoveriesCalls(transport),
    profile: profileCalls(transport),
    secondFactor: secondFactorCalls(transport),
    transactions: transactionsCalls(transport),
    closings: closingsCalls(transport),
    cashiers: cashiersCalls(transport),
    branches: branchesCalls(transport),
    administrativeUsers: administrativeUsersCalls(transport),
    notifications: notificationsCalls(transport),
    downloads: downloadsCalls(transport),
    imports: importsCalls(transport),
    activity: activityCalls(transport),
    changes: changesCalls(transport),
    signUp: signUpCalls(transport),
  };
}
