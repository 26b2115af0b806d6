import type { TestSandbox } from '../../support/in-process-sandbox.ts';
import { PASSWORD } from '../../support/insert-fixture.ts';
import { authorizationOf } from '../../support/second-factor.ts';

export const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/142.0.0.0 Safari/537.36';
export const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile/15E148 Safari/604.1';

/** Signs in with a browser at a network address, and returns the Authorization header of the session. */
export async function signInFromDevice(
  sandbox: TestSandbox,
  username: string,
  userAgent: string,
  address: string,
): Promise<{ Authorization: string }> {
  const headers = { 'User-Agent': userAgent, 'X-Forwarded-For': address };
  const { content } = await sandbox.post('auth/v3/credentials', { username, password: PASSWORD }, headers);
  return authorizationOf((content as { sessionId: string }).sessionId);
}
