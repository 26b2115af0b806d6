import type { MeasuredCalls } from '../call.ts';
import { auth, passwordRecoveries, profile, secondFactor } from './access.ts';
import { closings } from './closings.ts';
import { activity, administrativeUsers, notifications } from './people.ts';
import { branches, cashiers } from './places.ts';
import { signUp } from './sign-up.ts';
import { transactions } from './transactions.ts';

export const MEASURED_CALLS: MeasuredCalls = {
  ...transactions,
  ...closings,
  ...branches,
  ...cashiers,
  ...notifications,
  ...administrativeUsers,
  ...activity,
  ...profile,
  ...secondFactor,
  ...auth,
  ...passwordRecoveries,
  ...signUp,
};
