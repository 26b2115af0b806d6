import { createAuthApi } from '@cobros/sdk/auth';
import { api } from '../../../api/business-api.ts';
import { getSessionId, startSession } from '../../../stores/session.ts';
import { profileChanges } from '../finish-profile-change.ts';

/** Refetches the signed-in user, who may have been changed on another device. */
export async function refreshProfile(): Promise<void> {
  const [sessionId, before] = [getSessionId(), profileChanges()];
  const result = await api(createAuthApi).renewSession();
  // A response from before a change, or to another session, is ignored.
  if (result.ok && before === profileChanges() && sessionId === getSessionId()) startSession(result.data);
}
