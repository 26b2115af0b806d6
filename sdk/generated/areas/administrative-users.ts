// Generated from openapi/ by `npm run generate`. Do not edit.

import type { CallOptions, RepeatableCallOptions } from '../../src/options.ts';
import type { Result } from '../../src/result.ts';
import { createTransport, keyed, type BusinessApiOptions, type Transport } from '../../src/transport.ts';
import type { AdministrativeUserAnswer, AdministrativeUserIdContent, CreateAdministrativeUserContent, EditAdministrativeUserContent, EmptyAnswer, ListAdministrativeUsersAnswer, ListAdministrativeUsersContent, ListRolesAnswer, SetSecondFactorRolesContent, UserReferenceContent } from '../entities.ts';

/** Cashiers, and the settings they share with branches. */
export interface AdministrativeUsersApi {
  /**
   * Reset an administrative user's password.
   *
   * Sends a one-time password to the email of a cashier, a branch administrator or an administrative user, and
   * ends their sessions. They must create another when they sign in.
   *
   * Permission: `cashier_manage`.
   *
   * - 400: The request is not valid. `info.fields` names the fields and the reasons.
   * - 401: The token belongs to no live session.
   * - 403: The session lacks the permission, or the password is your own, which is changed instead.
   * - 404: It does not exist or is outside your scope; the response does not say which.
   * - 409: The `Idempotency-Key` was used with other content.
   * - 413: The body, the file or the result is too large.
   * - 429: Too many attempts. `Retry-After` is the number of seconds to wait.
   *
   * `POST /users/v3/password/reset`
   */
  resetPassword(content: UserReferenceContent, options?: RepeatableCallOptions): Promise<Result<EmptyAnswer>>;

  /**
   * List administrative users.
   *
   * A page, ordered by name, searched by name, username or email.
   *
   * Permission: `user_view`.
   *
   * - 400: The request is not valid. `info.fields` names the fields and the reasons.
   * - 401: The token belongs to no live session.
   * - 403: The session lacks the permission.
   * - 413: The body, the file or the result is too large.
   * - 429: Too many attempts. `Retry-After` is the number of seconds to wait.
   *
   * `POST /users/v1/admin/users/list`
   */
  list(content: ListAdministrativeUsersContent, options?: CallOptions): Promise<Result<ListAdministrativeUsersAnswer>>;

  /**
   * Create an administrative user.
   *
   * The user receives a one-time password by email. Nobody grants a role with permissions they lack.
   *
   * Permission: `user_view`. Not for administrative users who only read.
   *
   * - 400: The request is not valid. `info.fields` names the fields and the reasons.
   * - 401: The token belongs to no live session.
   * - 403: The session lacks the permission, or the role has permissions that you lack.
   * - 404: It does not exist or is outside your scope; the response does not say which.
   * - 409: The username or the email is taken (`info.fields` says which); or the `Idempotency-Key` was used with
   *   other content.
   * - 413: The body, the file or the result is too large.
   * - 429: Too many attempts. `Retry-After` is the number of seconds to wait.
   *
   * `POST /users/v1/admin/users/create`
   */
  create(content: CreateAdministrativeUserContent, options?: RepeatableCallOptions): Promise<Result<AdministrativeUserAnswer>>;

  /**
   * Get an administrative user.
   *
   * The user's data and role.
   *
   * Permission: `user_view`.
   *
   * - 400: The request is not valid. `info.fields` names the fields and the reasons.
   * - 401: The token belongs to no live session.
   * - 403: The session lacks the permission.
   * - 404: It does not exist or is outside your scope; the response does not say which.
   * - 413: The body, the file or the result is too large.
   * - 429: Too many attempts. `Retry-After` is the number of seconds to wait.
   *
   * `POST /users/v1/admin/users/get`
   */
  get(content: AdministrativeUserIdContent, options?: CallOptions): Promise<Result<AdministrativeUserAnswer>>;

  /**
   * Edit an administrative user.
   *
   * The new role applies from the user's next call. Nobody can block the last Administrador or themselves, change
   * either's role, or edit a user with more permissions.
   *
   * Permission: `user_view`. Not for administrative users who only read.
   *
   * - 400: The request is not valid. `info.fields` names the fields and the reasons.
   * - 401: The token belongs to no live session.
   * - 403: The session lacks the permission, or the user or the role has permissions that you lack.
   * - 404: It does not exist or is outside your scope; the response does not say which.
   * - 409: The email is taken.
   * - 413: The body, the file or the result is too large.
   * - 422: It would leave no Administrador, change your own role or status, or edit the business’s own account.
   * - 429: Too many attempts. `Retry-After` is the number of seconds to wait.
   *
   * `POST /users/v1/admin/users/edit`
   */
  update(content: EditAdministrativeUserContent, options?: CallOptions): Promise<Result<AdministrativeUserAnswer>>;

  /**
   * Delete an administrative user.
   *
   * Ends the user's sessions and keeps the history. Nobody can delete the last Administrador, themselves or the
   * business's own account.
   *
   * Permission: `user_view`. Not for administrative users who only read.
   *
   * - 400: The request is not valid. `info.fields` names the fields and the reasons.
   * - 401: The token belongs to no live session.
   * - 403: The session lacks the permission, or the user has permissions that you lack.
   * - 404: It does not exist or is outside your scope; the response does not say which.
   * - 409: The `Idempotency-Key` was used with other content.
   * - 413: The body, the file or the result is too large.
   * - 422: It is the last Administrador, yourself or the business’s own account.
   * - 429: Too many attempts. `Retry-After` is the number of seconds to wait.
   *
   * `POST /users/v1/admin/users/delete`
   */
  remove(content: AdministrativeUserIdContent, options?: RepeatableCallOptions): Promise<Result<EmptyAnswer>>;

  /**
   * List roles.
   *
   * The roles that can be granted and what each permits.
   *
   * Permission: `user_view`.
   *
   * - 400: The request is not valid. `info.fields` names the fields and the reasons.
   * - 401: The token belongs to no live session.
   * - 403: The session lacks the permission.
   * - 413: The body, the file or the result is too large.
   * - 429: Too many attempts. `Retry-After` is the number of seconds to wait.
   *
   * `POST /users/v1/admin/role/list`
   */
  listRoles(options?: CallOptions): Promise<Result<ListRolesAnswer>>;

  /**
   * Reset the second factor of an administrative user.
   *
   * For a user who lost the phone and the recovery codes: turns the second factor off, ends the user's sessions
   * and notifies the user by email. Nobody resets their own, or that of a user with more permissions.
   *
   * Permission: `user_view`. Not for administrative users who only read.
   *
   * - 400: The request is not valid. `info.fields` names the fields and the reasons.
   * - 401: The token belongs to no live session.
   * - 403: The session lacks the permission, or the user is yourself or has permissions that you lack.
   * - 404: It does not exist or is outside your scope; the response does not say which.
   * - 409: The user has no second factor, or the `Idempotency-Key` was used with other content.
   * - 413: The body, the file or the result is too large.
   * - 429: Too many attempts. `Retry-After` is the number of seconds to wait.
   *
   * `POST /users/v1/admin/users/second-factor/reset`
   */
  resetSecondFactor(content: AdministrativeUserIdContent, options?: RepeatableCallOptions): Promise<Result<EmptyAnswer>>;

  /**
   * Set the roles that demand a second factor.
   *
   * Administrative users of these roles must set up a second factor: until then, their sessions only permit that.
   * Open sessions of those without one end, except the caller's. The business's own account counts as
   * Administrador. An empty list demands it of nobody, which is the default.
   *
   * Permission: `user_view`. Not for administrative users who only read.
   *
   * - 400: The request is not valid. `info.fields` names the fields and the reasons.
   * - 401: The token belongs to no live session.
   * - 403: The session lacks the permission.
   * - 404: It does not exist or is outside your scope; the response does not say which.
   * - 413: The body, the file or the result is too large.
   * - 429: Too many attempts. `Retry-After` is the number of seconds to wait.
   *
   * `POST /users/v1/admin/role/second-factor`
   */
  setSecondFactorRoles(content: SetSecondFactorRolesContent, options?: CallOptions): Promise<Result<ListRolesAnswer>>;
}

export function administrativeUsersCalls(transport: Transport): AdministrativeUsersApi {
  const { ask, post } = transport;
  return {
    resetPassword: keyed(transport, '/users/v3/password/reset'),
    list: post('/users/v1/admin/users/list'),
    create: keyed(transport, '/users/v1/admin/users/create'),
    get: post('/users/v1/admin/users/get'),
    update: post('/users/v1/admin/users/edit'),
    remove: keyed(transport, '/users/v1/admin/users/delete'),
    listRoles: ask('/users/v1/admin/role/list'),
    resetSecondFactor: keyed(transport, '/users/v1/admin/users/second-factor/reset'),
    setSecondFactorRoles: post('/users/v1/admin/role/second-factor'),
  };
}

/** The calls of this area alone, for programs that must load little code. */
export function createAdministrativeUsersApi(options: BusinessApiOptions): AdministrativeUsersApi {
  return administrativeUsersCalls(createTransport(options));
}
