// Generated from openapi/ by `npm run generate`. Do not edit.

import type { CallOptions } from '../../src/options.ts';
import type { Result } from '../../src/result.ts';
import { createTransport, type BusinessApiOptions, type Transport } from '../../src/transport.ts';
import type { BeginEnrollmentContent, ConfirmEnrollmentContent, EmptyAnswer, Enrollment, ProvenContent, RecoveryCodes, SecondFactorStatus } from '../entities.ts';

/** The caller's own second factor, an authenticator application, for business administrators. */
export interface SecondFactorApi {
  /**
   * Get the state of your second factor.
   *
   * If it is on, since when, how many recovery codes remain, and if your role demands it.
   *
   * Needs a session. Only for business administrators.
   *
   * Times are ISO 8601; those of the server are in UTC.
   *
   * - 400: The request is not valid. `info.fields` names the fields and the reasons.
   * - 401: The token belongs to no live session.
   * - 403: The session lacks the permission.
   * - 413: The body, the file or the result is too large.
   * - 429: Too many attempts. `Retry-After` is the number of seconds to wait.
   *
   * `POST /users/v3/profile/second-factor/status`
   */
  getStatus(options?: CallOptions): Promise<Result<SecondFactorStatus>>;

  /**
   * Begin to set up your second factor.
   *
   * Returns a new secret for an authenticator application. Nothing changes until `secondFactor.confirmEnrollment`
   * receives a code of it within 15 minutes. With a second factor that is already on, it moves to another device,
   * and needs a code of the present one. The secret is never returned again.
   *
   * Needs a session. Only for business administrators.
   *
   * - 400: The request is not valid. `info.fields` names the fields and the reasons.
   * - 401: The token belongs to no live session.
   * - 403: The session lacks the permission.
   * - 413: The body, the file or the result is too large.
   * - 422: The password or the code is wrong, or the code was used already.
   * - 429: Five wrong codes, or five wrong passwords. `Retry-After` is the number of seconds to wait.
   *
   * `POST /users/v3/profile/second-factor/begin`
   */
  beginEnrollment(content?: BeginEnrollmentContent, options?: CallOptions): Promise<Result<Enrollment>>;

  /**
   * Confirm your second factor.
   *
   * With a code of the new secret, the second factor is on from the next sign-in. Returns ten recovery codes,
   * which replace earlier ones and are never returned again. Ends your other sessions and notifies you by email.
   *
   * Needs a session. Only for business administrators.
   *
   * - 400: The request is not valid. `info.fields` names the fields and the reasons.
   * - 401: The token belongs to no live session.
   * - 403: The session lacks the permission.
   * - 413: The body, the file or the result is too large.
   * - 422: The code is wrong, or the enrollment was not begun or is older than 15 minutes.
   * - 429: Five wrong codes, or five wrong passwords. `Retry-After` is the number of seconds to wait.
   *
   * `POST /users/v3/profile/second-factor/confirm`
   */
  confirmEnrollment(content: ConfirmEnrollmentContent, options?: CallOptions): Promise<Result<RecoveryCodes>>;

  /**
   * Renew your recovery codes.
   *
   * Returns ten new recovery codes; the earlier ones no longer work.
   *
   * Needs a session. Only for business administrators.
   *
   * - 400: The request is not valid. `info.fields` names the fields and the reasons.
   * - 401: The token belongs to no live session.
   * - 403: The session lacks the permission.
   * - 413: The body, the file or the result is too large.
   * - 422: The password or the code is wrong, or the second factor is off.
   * - 429: Five wrong codes, or five wrong passwords. `Retry-After` is the number of seconds to wait.
   *
   * `POST /users/v3/profile/second-factor/recovery-codes`
   */
  renewRecoveryCodes(content: ProvenContent, options?: CallOptions): Promise<Result<RecoveryCodes>>;

  /**
   * Turn off your second factor.
   *
   * From the next sign-in the password is enough. You are notified by email.
   *
   * Needs a session. Only for business administrators.
   *
   * - 400: The request is not valid. `info.fields` names the fields and the reasons.
   * - 401: The token belongs to no live session.
   * - 403: The session lacks the permission.
   * - 413: The body, the file or the result is too large.
   * - 422: The password or the code is wrong, the second factor is off, or your role demands it.
   * - 429: Five wrong codes, or five wrong passwords. `Retry-After` is the number of seconds to wait.
   *
   * `POST /users/v3/profile/second-factor/disable`
   */
  disable(content: ProvenContent, options?: CallOptions): Promise<Result<EmptyAnswer>>;
}

export function secondFactorCalls(transport: Transport): SecondFactorApi {
  const { ask, post } = transport;
  return {
    getStatus: ask('/users/v3/profile/second-factor/status'),
    beginEnrollment: post('/users/v3/profile/second-factor/begin'),
    confirmEnrollment: post('/users/v3/profile/second-factor/confirm'),
    renewRecoveryCodes: post('/users/v3/profile/second-factor/recovery-codes'),
    disable: post('/users/v3/profile/second-factor/disable'),
  };
}

/** The calls of this area alone, for programs that must load little code. */
export function createSecondFactorApi(options: BusinessApiOptions): SecondFactorApi {
  return secondFactorCalls(createTransport(options));
}
