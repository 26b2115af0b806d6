import type { Result } from '@cobros/sdk';
import { createAdministrativeUsersApi } from '@cobros/sdk/administrative-users';
import { createAuthApi } from '@cobros/sdk/auth';
import { api } from '../../../api/business-api.ts';
import { getSessionId, startSession } from '../../../stores/session.ts';
import { finishAdministrativeUserChange } from '../finish-administrative-user-change.ts';

/** A caller whose own role demands it, and who has none, is led to setting it up. */
export async function setSecondFactorRoles(roleIds: string[]): Promise<Result<unknown>> {
  const result = await finishAdministrativeUserChange(
    await api(createAdministrativeUsersApi).setSecondFactorRoles({ roleIds }),
  );
  if (!result.ok) return result;
  const renewed = await api(createAuthApi).renewSession();
  if (renewed.ok && renewed.data.sessionId === getSessionId()) startSession(renewed.data);
  return result;
}
