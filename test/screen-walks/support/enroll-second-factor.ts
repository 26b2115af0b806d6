import { Secret, TOTP } from 'otpauth';
import { START } from '../../../docs/pictures/sandbox.mjs';
import { PASSWORD } from '../../support/portal-page.ts';
import { signedInClient } from '../../support/signed-in-client.ts';
import { dataOf } from '../../support/unwrap-result.ts';

/** The code that the authenticator application shows, at a fixed time or now. Each code is accepted only once. */
export const codeOf = (secret: string, timestamp = START): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp });

/** Sets up the second factor and returns the recovery codes. */
export async function enrollSecondFactor(
  url: string,
  username: string,
  timestamp = START,
): Promise<string[]> {
  const { secondFactor } = await signedInClient(url, username);
  const { secret } = dataOf(await secondFactor.beginEnrollment({ password: PASSWORD }));
  return dataOf(await secondFactor.confirmEnrollment({ verificationCode: codeOf(secret, timestamp) }))
    .recoveryCodes;
}
