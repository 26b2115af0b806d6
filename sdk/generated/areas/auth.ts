// Generated from openapi/ by `npm run generate`. Do not edit.

import type { CallOptions } from '../../src/options.ts';
import type { Result } from '../../src/result.ts';
import { createTransport, type BusinessApiOptions, type Transport } from '../../src/transport.ts';
import type { ChangePasswordContent, CompleteSignInContent, EmptyAnswer, Session, SignInContent, SignOutContent } from '../entities.ts';

/** Sign in and out, renew the session, change the password. */
export interface AuthApi {
  /**
   * Sign in.
   *
   * Opens a session of 21600 seconds. Five wrong passwords in a row lock the username for 15 minutes (429); thirty
   * from one network address within 5 minutes block that address. The response, and the time it takes, is the same
   * whether or not the user exists. A user with a second factor gets no session but a 403 with the code
   * `second-factor-needed`, whose `info.challenge` continues with `auth.completeSignIn`.
   *
   * Needs no session.
   *
   * Times are ISO 8601; those of the server are in UTC.
   *
   * - 400: The request is not valid. `info.fields` names the fields and the reasons.
   * - 401: Wrong username or password. The response is the same whether or not the user exists.
   * - 403: The password is right, and a code of the second factor is needed. `info.challenge` has the token for
   *   it.
   * - 413: The body, the file or the result is too large.
   * - 429: Too many attempts. `Retry-After` is the number of seconds to wait.
   *
   * `POST /auth/v3/credentials`
   */
  signIn(content: SignInContent, options?: CallOptions): Promise<Result<Session>>;

  /**
   * Sign in with a second factor.
   *
   * Opens the session that `auth.signIn` withheld, with the token of its `info.challenge` and a code of the
   * authenticator application or a recovery code. A token opens one session, within five minutes; a wrong code
   * does not use it up. Each code works once. Five wrong codes within 15 minutes block the user's second factor
   * for the rest of them (429).
   *
   * Needs no session.
   *
   * Times are ISO 8601; those of the server are in UTC.
   *
   * - 400: The request is not valid. `info.fields` names the fields and the reasons.
   * - 401: The user, the branch or the business has been blocked meanwhile.
   * - 413: The body, the file or the result is too large.
   * - 422: The code is wrong or was used, or the token was used or is older than five minutes.
   * - 429: Too many wrong codes. `Retry-After` is the number of seconds to wait.
   *
   * `POST /auth/v3/credentials/second-factor`
   */
  completeSignIn(content: CompleteSignInContent, options?: CallOptions): Promise<Result<Session>>;

  /**
   * Sign out.
   *
   * Ends the session of the `Authorization` header. Its token is invalid at once.
   *
   * Needs a session.
   *
   * - 400: The request is not valid. `info.fields` names the fields and the reasons.
   * - 401: The token belongs to no live session.
   * - 403: The session lacks the permission.
   * - 413: The body, the file or the result is too large.
   * - 429: Too many attempts. `Retry-After` is the number of seconds to wait.
   *
   * `POST /auth/v3/logout`
   */
  signOut(content?: SignOutContent, options?: CallOptions): Promise<Result<EmptyAnswer>>;

  /**
   * Renew the session.
   *
   * Restarts the 21600 seconds of a live session and returns its current data and permissions. The token stays the
   * same. The portal calls it when the user chooses to stay connected.
   *
   * Needs a session.
   *
   * Times are ISO 8601; those of the server are in UTC.
   *
   * - 400: The request is not valid. `info.fields` names the fields and the reasons.
   * - 401: The token belongs to no live session.
   * - 403: The session lacks the permission.
   * - 413: The body, the file or the result is too large.
   * - 429: Too many attempts. `Retry-After` is the number of seconds to wait.
   *
   * `POST /auth/v3/session/renew`
   */
  renewSession(options?: CallOptions): Promise<Result<Session>>;

  /**
   * Change your own password.
   *
   * Requires the current password, except after signing in with a one-time password, and lifts the obligation to
   * change it. Ends the user's other sessions and notifies the user by email. Five wrong current passwords are
   * 429.
   *
   * Needs a session.
   *
   * - 400: The request is not valid. `info.fields` names the fields and the reasons.
   * - 401: The token belongs to no live session.
   * - 403: The session lacks the permission.
   * - 413: The body, the file or the result is too large.
   * - 422: The current password is wrong, or the new one is the same.
   * - 429: Five wrong current passwords. `Retry-After` is the number of seconds to wait.
   *
   * `POST /auth/v3/change_password`
   */
  changePassword(content: ChangePasswordContent, options?: CallOptions): Promise<Result<EmptyAnswer>>;
}

export function authCalls(transport: Transport): AuthApi {
  const { ask, post } = transport;
  return {
    signIn: post('/auth/v3/credentials'),
    completeSignIn: post('/auth/v3/credentials/second-factor'),
    signOut: post('/auth/v3/logout'),
    renewSession: ask('/auth/v3/session/renew'),
    changePassword: post('/auth/v3/change_password'),
  };
}

/** The calls of this area alone, for programs that must load little code. */
export function createAuthApi(options: BusinessApiOptions): AuthApi {
  return authCalls(createTransport(options));
}
