import { type BusinessApi, createBusinessApi } from '@cobros/sdk';
import { PASSWORD } from './portal-page.ts';

/** The SDK of a user with a new session on a running server. */
export async function signedInClient(url: string, username: string): Promise<BusinessApi> {
  let sessionId: string | undefined;
  const api = createBusinessApi({ baseUrl: `${url}/api`, getSessionId: () => sessionId });
  const session = await api.auth.signIn({ username, password: PASSWORD });
  if (!session.ok) throw new Error(`${username} could not sign in: ${session.failure.message}`);
  sessionId = session.data.sessionId;
  return api;
}
