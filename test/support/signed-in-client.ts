import { type BusinessApi, createBusinessApi } from '@cobros/sdk';
import { PASSWORD } from './insert-fixture.ts';
import { dataOf } from './unwrap-result.ts';

/** The SDK of a user with a new session on a running server. */
export async function signedInClient(url: string, username: string): Promise<BusinessApi> {
  let sessionId: string | undefined;
  const api = createBusinessApi({ baseUrl: `${url}/api`, getSessionId: () => sessionId });
  ({ sessionId } = dataOf(await api.auth.signIn({ username, password: PASSWORD })));
  return api;
}
