// Generated from openapi/ by `npm run generate`. Do not edit.

import type { CallOptions } from '../../src/options.ts';
import type { Result } from '../../src/result.ts';
import { createTransport, type BusinessApiOptions, type Transport } from '../../src/transport.ts';
import type { EmptyAnswer, RecoverPasswordContent, RequestRecoveryCodeContent } from '../entities.ts';

/** Recover a forgotten password. */
export interface PasswordRecoveriesApi {
  /**
   * Request a verification code.
   *
   * Sends a code to the registered email. The response, and the time it takes, is the same whether or not the user
   * exists. A new code voids the previous one. Five codes for a user within 15 minutes, or thirty from a network
   * address, are 429.
   *
   * Needs no session.
   *
   * - 400: The request is not valid. `info.fields` names the fields and the reasons.
   * - 413: The body, the file or the result is too large.
   * - 429: Too many attempts. `Retry-After` is the number of seconds to wait.
   *
   * `POST /password_recoveries/v3/forgot`
   */
  requestCode(content: RequestRecoveryCodeContent, options?: CallOptions): Promise<Result<EmptyAnswer>>;

  /**
   * Create a password with the code.
   *
   * Changes the password, ends all sessions of the user, lifts the lock after wrong passwords and notifies the
   * user by email. A code is valid for 10 minutes and 5 attempts; thirty failures from a network address within 15
   * minutes are 429.
   *
   * Needs no session.
   *
   * - 400: The request is not valid. `info.fields` names the fields and the reasons.
   * - 413: The body, the file or the result is too large.
   * - 422: The code is wrong, used, replaced, older than 10 minutes or was tried five times.
   * - 429: Too many attempts. `Retry-After` is the number of seconds to wait.
   *
   * `POST /password_recoveries/v3/recover`
   */
  recover(content: RecoverPasswordContent, options?: CallOptions): Promise<Result<EmptyAnswer>>;
}

export function passwordRecoveriesCalls(transport: Transport): PasswordRecoveriesApi {
  const { post } = transport;
  return {
    requestCode: post('/password_recoveries/v3/forgot'),
    recover: post('/password_recoveries/v3/recover'),
  };
}

/** The calls of this area alone, for programs that must load little code. */
export function createPasswordRecoveriesApi(options: BusinessApiOptions): PasswordRecoveriesApi {
  return passwordRecoveriesCalls(createTransport(options));
}
