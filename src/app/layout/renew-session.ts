import type { Result } from '@cobros/sdk';
import { accessApi } from '../../api/access-api.ts';
import { showSuccess } from '../../stores/messages.ts';
import { getSessionId, startSession } from '../../stores/session.ts';

/** Counts the six hours of the session anew; whatever is being typed stays. */
export async function renewSession(): Promise<Result<unknown>> {
  const result = await accessApi.auth.renewSession();
  if (!result.ok) return result;
  // It may have been ended here, or in another tab, while the answer was on its way.
  if (result.data.sessionId === getSessionId()) {
    startSession(result.data);
    showSuccess('Sesión', 'Se renovó por 6 horas');
  }
  return result;
}
