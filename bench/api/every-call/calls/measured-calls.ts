import { description } from '../../../../sandbox/contract/described-operations.ts';
import type { OperationId } from '../../../../sandbox/contract/operation-types.ts';
import { always, type Measured, type MeasuredCalls } from '../measured-call.ts';
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

const OWN: MeasuredCalls = {
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

interface Described {
  operationId: OperationId;
  requestBody?: {
    content: { 'application/json'?: { examples: Record<string, { value: { requestContent: unknown } }> } };
  };
}

/** Every call that ends, with its recorded example, which is about the measured business. */
const EXAMPLES = Object.values(description.paths)
  .flatMap((item) => Object.values(item as Record<string, Described>))
  .filter(({ operationId }) => operationId !== 'changes.stream')
  .map(({ operationId, requestBody }) => {
    const examples = requestBody?.content['application/json']?.examples;
    return [operationId, { '': always(() => examples?.[operationId]?.value.requestContent) }] as const;
  });

/** Every call, with its own contents if they have their own cost or cannot be sent twice. */
export const MEASURED_CALLS: Readonly<Record<string, Readonly<Record<string, Measured<unknown>>>>> = {
  ...Object.fromEntries(EXAMPLES),
  ...OWN,
};
