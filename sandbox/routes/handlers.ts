import * as activity from './activity.ts';
import * as administrativeUsers from './administrative-users.ts';
import * as auth from './auth.ts';
import * as branches from './branches.ts';
import * as cashiers from './cashiers.ts';
import * as changes from './changes.ts';
import * as closings from './closings.ts';
import type { Handlers } from './handler.ts';
import * as history from './history.ts';
import * as notifications from './notifications.ts';
import * as passwordRecoveries from './password-recoveries.ts';
import * as profile from './profile.ts';
import * as qr from './qr.ts';
import * as secondFactor from './second-factor.ts';
import * as signUp from './sign-up.ts';
import * as summary from './summary.ts';
import * as transactions from './transactions.ts';

/** Every handler by its operationId: area and function. */
export const handlers: Handlers = {
  ...ofArea('auth', auth),
  ...ofArea('passwordRecoveries', passwordRecoveries),
  ...ofArea('profile', profile),
  ...ofArea('secondFactor', secondFactor),
  ...ofArea('transactions', {
    ...transactions,
    ...history,
    ...summary,
    downloadQr: qr.downloadPaymentQr,
  }),
  ...ofArea('closings', closings),
  ...ofArea('cashiers', { ...cashiers, downloadQr: qr.downloadQr }),
  ...ofArea('branches', branches),
  ...ofArea('notifications', notifications),
  ...ofArea('administrativeUsers', administrativeUsers),
  ...ofArea('activity', activity),
  ...ofArea('changes', changes),
  ...ofArea('signUp', signUp),
};

type OfArea<Area extends string, Functions> = {
  [Name in keyof Functions as `${Area}.${Name & string}`]: Functions[Name];
};

function ofArea<Area extends string, Functions extends object>(area: Area, functions: Functions) {
  const named = Object.entries(functions).map(([name, handler]) => [`${area}.${name}`, handler]);
  return Object.fromEntries(named) as OfArea<Area, Functions>;
}
