import type { Transport } from '../transport.ts';

/** A code by email, then a new password. Neither call needs a session. */
export function passwordRecoveriesResource({ post }: Transport) {
  return {
    /**
     * Sends a six-digit code, which voids the previous one. The response is the same whether or not the username exists.
     * 429: too many codes, see `retryAfterSeconds`.
     */
    requestCode: post('/password_recoveries/v3/forgot'),
    /**
     * Sets a new password and ends all sessions of the user. 422: the code is wrong, used, replaced, older than 10 minutes
     * or was tried five times.
     */
    recover: post('/password_recoveries/v3/recover'),
  };
}
