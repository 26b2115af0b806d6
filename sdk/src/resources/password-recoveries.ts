import type { Transport } from '../transport.ts';

/** A forgotten password: a code by e-mail, then a new password. Neither call needs a session. */
export function passwordRecoveriesResource({ post }: Transport) {
  return {
    /** Sends a code of six digits. The answer is the same whether or not the username exists. */
    requestCode: post('/password_recoveries/v3/forgot'),
    /** 422: the code is wrong, used, or older than 10 minutes. */
    recover: post('/password_recoveries/v3/recover'),
  };
}
