import * as activity from './activity.ts';
import * as administrativeUsers from './administrative-users.ts';
import * as auth from './auth.ts';
import * as branches from './branches.ts';
import * as cashiers from './cashiers.ts';
import * as closings from './closings.ts';
import type { Handlers } from './handler.ts';
import * as history from './history.ts';
import * as notifications from './notifications.ts';
import * as passwordRecoveries from './password-recoveries.ts';
import * as profile from './profile.ts';
import * as qr from './qr.ts';
import * as signUp from './sign-up.ts';
import * as transactions from './transactions.ts';

/** Every handler by its operationId. */
export const handlers: Handlers = {
  ...auth,
  ...passwordRecoveries,
  ...transactions,
  ...closings,
  ...branches,
  ...cashiers,
  ...history,
  ...notifications,
  ...profile,
  ...qr,
  ...administrativeUsers,
  ...activity,
  ...signUp,
};
