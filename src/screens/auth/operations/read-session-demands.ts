import type { Result } from '@cobros/sdk';
import { createAccessApi } from '@cobros/sdk/access';
import { api } from '../../../api/business-api.ts';
import { getSessionId, startSession } from '../../../stores/session.ts';

/** Learns again what the server demands of the session. */
export async function readSessionDemands(): Promise<Result<unknown>> {
  const result = await api(createAccessApi).auth.renewSession();
  if (result.ok && result.data.sessionId === getSessionId()) startSession(result.data);
  return result;
}
