import type { Transport } from '../transport.ts';

/** A forgotten password: a code by e-mail, then a new password. Neither call needs a session. */
export function passwordRecoveriesResource({ post }: Transport) {
  return {
    /**
     * Sends a code of six digits, which voids the one before. The answer is the same whether or not the username exists. 429:
     * too many codes, see `retryAfterSeconds`.
     */
    requestCode: post('/password_recoveries/v3/forgot'),
    /**
     * Sets a new password and ends every session of the person. 422: the code is wrong, used, replaced, older than 10 minutes
     * or was tried five times.
     */
    recover: post('/password_recoveries/v3/recover'),
  };
}
