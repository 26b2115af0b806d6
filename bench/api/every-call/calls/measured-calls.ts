import type { MeasuredCalls } from '../measured-call.ts';
import { activity } from './activity.ts';
import { administrativeUsers } from './administrative-users.ts';
import { auth } from './auth.ts';
import { branches } from './branches.ts';
import { cashiers } from './cashiers.ts';
import { closings } from './closings.ts';
import { downloads } from './downloads.ts';
import { imports } from './imports.ts';
import { notifications } from './notifications.ts';
import { passwordRecoveries } from './password-recoveries.ts';
import { profile } from './profile.ts';
import { secondFactor } from './second-factor.ts';
import { signUp } from './sign-up.ts';
import { transactions } from './transactions.ts';

export const MEASURED_CALLS: MeasuredCalls = {
  ...transactions,
  ...closings,
  ...branches,
  ...cashiers,
  ...downloads,
  ...imports,
  ...notifications,
  ...administrativeUsers,
  ...activity,
  ...profile,
  ...secondFactor,
  ...auth,
  ...passwordRecoveries,
  ...signUp,
};
