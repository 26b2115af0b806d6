import { createAccessApi } from './access-api.ts';
import { activityResource } from './resources/activity.ts';
import { administrativeUsersResource } from './resources/administrative-users.ts';
import { branchesResource } from './resources/branches.ts';
import { cashiersResource } from './resources/cashiers.ts';
import { closingsResource } from './resources/closings.ts';
import { notificationsResource } from './resources/notifications.ts';
import { profileResource } from './resources/profile.ts';
import { transactionsResource } from './resources/transactions.ts';
import { createSignUpApi } from './sign-up-api.ts';
import { type BusinessApiOptions, createTransport } from './transport.ts';

/**
 * The business API as functions, grouped by area. Every function returns a {@link Result}; a failed call does not throw.
 * The caller stores the session; the client only remembers what polled calls answered last.
 */
export function createBusinessApi(options: BusinessApiOptions) {
  const transport = createTransport(options);
  return {
    ...createAccessApi(options),
    profile: profileResource(transport),
    transactions: transactionsResource(transport),
    closings: closingsResource(transport),
    cashiers: cashiersResource(transport),
    branches: branchesResource(transport),
    notifications: notificationsResource(transport),
    administrativeUsers: administrativeUsersResource(transport),
    activity: activityResource(transport),
    signUp: createSignUpApi(options),
  };
}

export type BusinessApi = ReturnType<typeof createBusinessApi>;
