import type { Result } from '@cobros/sdk';
import { createAccessApi } from '@cobros/sdk/access';
import { api } from '../../../api/business-api.ts';
import { showSuccess } from '../../../stores/messages.ts';
import { getSessionId, startSession } from '../../../stores/session.ts';

/** Restarts the six hours of the session; typed values stay. */
export async function renewSession(): Promise<Result<unknown>> {
  const result = await api(createAccessApi).auth.renewSession();
  if (!result.ok) return result;
  // The session may have ended, here or in another tab, while the call was running.
  if (result.data.sessionId === getSessionId()) {
    startSession(result.data);
    showSuccess('Sesión', 'Se renovó por 6 horas');
  }
  return result;
}
