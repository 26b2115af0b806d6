import { Secret, TOTP } from 'otpauth';
import type { Queryable } from '#sandbox/ground/db/database.ts';
import { readClock } from '#sandbox/terms/time/clock.ts';
import { PASSWORD, type RawResponse, type TestSandbox } from '../../support/suite.ts';

/**
 * The code that an authenticator application shows at the time of the sandbox's clock, or `steps` of 30 seconds later or earlier.
 */
export async function codeOf(database: Queryable, secret: string, steps = 0): Promise<string> {
  const timestamp = (await readClock(database)).getTime() + steps * 30_000;
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp });
}

/** Six digits that differ from all codes accepted now. */
export async function wrongCodeOf(database: Queryable, secret: string): Promise<string> {
  const right = await Promise.all([-1, 0, 1].map((steps) => codeOf(database, secret, steps)));
  return ['000000', '111111', '222222', '333333'].find((code) => !right.includes(code)) ?? '';
}

export interface Enrolled {
  /** Authorization header of the session that enrolled. */
  authorization: { Authorization: string };
  secret: string;
  recoveryCodes: string[];
}

export const authorizationOf = (token: string) => ({ Authorization: `Bearer ${token}` });

/** Enrolls a user in the second factor, and advances the clock so that the next code is a new one. */
export async function enroll(sandbox: TestSandbox, username: string): Promise<Enrolled> {
  const authorization = authorizationOf(await sandbox.signIn(username));
  const post = (call: string, content: object) => sandbox.post(call, content, authorization);
  const begun = await post('users/v3/profile/second-factor/begin', { password: PASSWORD });
  const { secret } = begun.content as { secret: string };
  const verificationCode = await codeOf(sandbox.database, secret);
  const done = await post('users/v3/profile/second-factor/confirm', { verificationCode });
  await sandbox.advance(60);
  return { authorization, secret, ...(done.content as { recoveryCodes: string[] }) };
}

/** The first step of a sign-in. */
export const typePassword = (sandbox: TestSandbox, username: string, headers?: Record<string, string>) =>
  sandbox.post('auth/v3/credentials', { username, password: PASSWORD }, headers);

/** The token for the second step of a sign-in. */
export async function challengeOf(sandbox: TestSandbox, username: string): Promise<string> {
  const { info } = await typePassword(sandbox, username);
  return (info as { challenge?: { token: string } }).challenge?.token ?? '';
}

/** The second step of a sign-in. */
export const typeCode = (
  sandbox: TestSandbox,
  challengeToken: string,
  verificationCode: string,
): Promise<RawResponse> =>
  sandbox.post('auth/v3/credentials/second-factor', { challengeToken, verificationCode });

/** The failure code of a response. */
export const codeOfFailure = ({ info }: { info: object }) => (info as { code?: string }).code;
