// Generated from openapi/ by `npm run generate`. Do not edit.

import type { CallOptions, RepeatableCallOptions } from '../../src/options.ts';
import type { Result } from '../../src/result.ts';
import { createTransport, keyed, type BusinessApiOptions, type Transport } from '../../src/transport.ts';
import type { BranchAnswer, BranchIdContent, CashierAnswer, ClosingEmailsAnswer, CreateBranchContent, EmptyAnswer, GetClosingEmailsContent, GetDefaultBranchAnswer, ListBranchesAnswer, ListBranchesContent, ListCitiesAnswer, ListCitiesContent, ListRegionsAnswer, ListRegionsContent, ListStatesAnswer, SetClosingConfigContent, SetClosingEmailsContent, UpdateBranchContent, UserReferenceContent } from '../entities.ts';

/** Cashiers, and the settings they share with branches. */
export interface BranchesApi {
  /**
   * Block a branch: `userId` is its administrator's.
   *
   * Only if active. Its sessions end at once. Blocking a branch administrator also blocks all cashiers of the
   * branch.
   *
   * Permission: `cashier_manage`.
   *
   * Times are ISO 8601; those of the server are in UTC.
   *
   * - 400: The request is not valid. `info.fields` names the fields and the reasons.
   * - 401: The token belongs to no live session.
   * - 403: The session lacks the permission.
   * - 404: It does not exist or is outside your scope; the response does not say which.
   * - 409: It is not active, or the `Idempotency-Key` was used with other content.
   * - 413: The body, the file or the result is too large.
   * - 429: Too many attempts. `Retry-After` is the number of seconds to wait.
   *
   * `POST /users/v3/block`
   */
  blockAdmin(content: UserReferenceContent, options?: RepeatableCallOptions): Promise<Result<CashierAnswer>>;

  /**
   * Unblock a branch: `userId` is its administrator's.
   *
   * Only if blocked. Unblocking a branch administrator also unblocks the branch's cashiers; a cashier of a blocked
   * branch cannot be unblocked alone.
   *
   * Permission: `cashier_manage`.
   *
   * Times are ISO 8601; those of the server are in UTC.
   *
   * - 400: The request is not valid. `info.fields` names the fields and the reasons.
   * - 401: The token belongs to no live session.
   * - 403: The session lacks the permission.
   * - 404: It does not exist or is outside your scope; the response does not say which.
   * - 409: It is not blocked, or its branch is, or the `Idempotency-Key` was used with other content.
   * - 413: The body, the file or the result is too large.
   * - 429: Too many attempts. `Retry-After` is the number of seconds to wait.
   *
   * `POST /users/v3/unblock`
   */
  unblockAdmin(content: UserReferenceContent, options?: RepeatableCallOptions): Promise<Result<CashierAnswer>>;

  /**
   * Reset a branch administrator's password.
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
  resetAdminPassword(content: UserReferenceContent, options?: RepeatableCallOptions): Promise<Result<EmptyAnswer>>;

  /**
   * Set a branch's closing type: `ownerId` is its administrator's.
   *
   * For a cashier (level `BusinessUser`) or a whole branch (level `BusinessBranch`): automatic at an hour from 0
   * to 23 of the business's time zone, or manual.
   *
   * Permission: `cashier_manage`.
   *
   * - 400: The request is not valid. `info.fields` names the fields and the reasons.
   * - 401: The token belongs to no live session.
   * - 403: The session lacks the permission.
   * - 404: It does not exist or is outside your scope; the response does not say which.
   * - 413: The body, the file or the result is too large.
   * - 429: Too many attempts. `Retry-After` is the number of seconds to wait.
   *
   * `PUT /users/v3/config/closings`
   */
  setClosingConfig(content: SetClosingConfigContent, options?: CallOptions): Promise<Result<EmptyAnswer>>;

  /**
   * List branches in scope.
   *
   * All branches of the business, or the branch administrator's own. `includeDeleted` adds the deleted ones.
   *
   * Permission: `view_payments` or `branch_view`. Only for business administrators and branch administrators.
   *
   * - 400: The request is not valid. `info.fields` names the fields and the reasons.
   * - 401: The token belongs to no live session.
   * - 403: The session lacks the permission.
   * - 413: The body, the file or the result is too large.
   * - 429: Too many attempts. `Retry-After` is the number of seconds to wait.
   *
   * `POST /branch/v3/list`
   */
  list(content?: ListBranchesContent, options?: CallOptions): Promise<Result<ListBranchesAnswer>>;

  /**
   * Get the default branch.
   *
   * The branch proposed when sending a request.
   *
   * Permission: `branch_view`.
   *
   * - 400: The request is not valid. `info.fields` names the fields and the reasons.
   * - 401: The token belongs to no live session.
   * - 403: The session lacks the permission.
   * - 413: The body, the file or the result is too large.
   * - 429: Too many attempts. `Retry-After` is the number of seconds to wait.
   *
   * `POST /branch/v3/admin/list`
   */
  getDefault(options?: CallOptions): Promise<Result<GetDefaultBranchAnswer>>;

  /**
   * Create a branch.
   *
   * Creates the branch and its administrator, who receives a one-time password by email. The administrator's
   * `username` is complete: the business's, a hyphen and the typed part. The first branch is the default.
   *
   * Permission: `branch_create`.
   *
   * - 400: The request is not valid. `info.fields` names the fields and the reasons.
   * - 401: The token belongs to no live session.
   * - 403: The session lacks the permission.
   * - 404: It does not exist or is outside your scope; the response does not say which.
   * - 409: The username, or the name, is taken (`info.fields` says which); or the `Idempotency-Key` was used with
   *   other content.
   * - 413: The body, the file or the result is too large.
   * - 429: Too many attempts. `Retry-After` is the number of seconds to wait.
   *
   * `POST /branch/v3/create`
   */
  create(content: CreateBranchContent, options?: RepeatableCallOptions): Promise<Result<BranchAnswer>>;

  /**
   * Edit a branch.
   *
   * Changes name, address, reference and location.
   *
   * Permission: `branch_manage` or `profile_view`. Only for business administrators and branch administrators. Not
   * for administrative users who only read.
   *
   * - 400: The request is not valid. `info.fields` names the fields and the reasons.
   * - 401: The token belongs to no live session.
   * - 403: The session lacks the permission.
   * - 404: It does not exist or is outside your scope; the response does not say which.
   * - 409: Another branch has the name.
   * - 413: The body, the file or the result is too large.
   * - 429: Too many attempts. `Retry-After` is the number of seconds to wait.
   *
   * `PUT /branch/v3/update`
   */
  update(content: UpdateBranchContent, options?: CallOptions): Promise<Result<BranchAnswer>>;

  /**
   * Delete a branch.
   *
   * Deletes it with its administrator and its cashiers. The history is kept.
   *
   * Permission: `branch_delete` and `branch_manage`. Not for administrative users who only read.
   *
   * - 400: The request is not valid. `info.fields` names the fields and the reasons.
   * - 401: The token belongs to no live session.
   * - 403: The session lacks the permission.
   * - 404: It does not exist or is outside your scope; the response does not say which.
   * - 409: It has pending transactions or an open balance, or the `Idempotency-Key` was used with other content.
   * - 413: The body, the file or the result is too large.
   * - 422: The data is valid, but a business rule forbids it.
   * - 429: Too many attempts. `Retry-After` is the number of seconds to wait.
   *
   * `POST /branch/v3/deactivate`
   */
  remove(content: BranchIdContent, options?: RepeatableCallOptions): Promise<Result<EmptyAnswer>>;

  /**
   * Set the default branch.
   *
   * It must be active.
   *
   * Permission: `branch_manage`. Not for administrative users who only read.
   *
   * - 400: The request is not valid. `info.fields` names the fields and the reasons.
   * - 401: The token belongs to no live session.
   * - 403: The session lacks the permission.
   * - 404: It does not exist or is outside your scope; the response does not say which.
   * - 409: The branch is blocked or already the default, or the `Idempotency-Key` was used with other content.
   * - 413: The body, the file or the result is too large.
   * - 429: Too many attempts. `Retry-After` is the number of seconds to wait.
   *
   * `PUT /users/v3/profile/config/default-branch`
   */
  setDefault(content: BranchIdContent, options?: RepeatableCallOptions): Promise<Result<GetDefaultBranchAnswer>>;

  /**
   * Get the closing emails.
   *
   * The addresses that receive a branch's closings.
   *
   * Permission: `branch_manage`.
   *
   * - 400: The request is not valid. `info.fields` names the fields and the reasons.
   * - 401: The token belongs to no live session.
   * - 403: The session lacks the permission.
   * - 404: It does not exist or is outside your scope; the response does not say which.
   * - 413: The body, the file or the result is too large.
   * - 429: Too many attempts. `Retry-After` is the number of seconds to wait.
   *
   * `POST /branch/v3/config/get-emails`
   */
  getClosingEmails(content: GetClosingEmailsContent, options?: CallOptions): Promise<Result<ClosingEmailsAnswer>>;

  /**
   * Set the closing emails.
   *
   * Replaces the list; with an empty one, nobody receives the closings.
   *
   * Permission: `branch_manage`.
   *
   * - 400: The request is not valid. `info.fields` names the fields and the reasons.
   * - 401: The token belongs to no live session.
   * - 403: The session lacks the permission.
   * - 404: It does not exist or is outside your scope; the response does not say which.
   * - 413: The body, the file or the result is too large.
   * - 429: Too many attempts. `Retry-After` is the number of seconds to wait.
   *
   * `PUT /branch/v3/config/emails`
   */
  setClosingEmails(content: SetClosingEmailsContent, options?: CallOptions): Promise<Result<ClosingEmailsAnswer>>;

  /**
   * List states.
   *
   * First level of locations (departamentos).
   *
   * Permission: `branch_view` or `profile_view`.
   *
   * - 400: The request is not valid. `info.fields` names the fields and the reasons.
   * - 401: The token belongs to no live session.
   * - 403: The session lacks the permission.
   * - 413: The body, the file or the result is too large.
   * - 429: Too many attempts. `Retry-After` is the number of seconds to wait.
   *
   * `POST /branch/v3/locations/states`
   */
  listStates(options?: CallOptions): Promise<Result<ListStatesAnswer>>;

  /**
   * List the cities of a state.
   *
   * Second level of locations (municipios).
   *
   * Permission: `branch_view` or `profile_view`.
   *
   * - 400: The request is not valid. `info.fields` names the fields and the reasons.
   * - 401: The token belongs to no live session.
   * - 403: The session lacks the permission.
   * - 404: It does not exist or is outside your scope; the response does not say which.
   * - 413: The body, the file or the result is too large.
   * - 429: Too many attempts. `Retry-After` is the number of seconds to wait.
   *
   * `POST /branch/v3/locations/cities`
   */
  listCities(content: ListCitiesContent, options?: CallOptions): Promise<Result<ListCitiesAnswer>>;

  /**
   * List the regions of a city.
   *
   * Third level of locations (zonas).
   *
   * Permission: `branch_view` or `profile_view`.
   *
   * - 400: The request is not valid. `info.fields` names the fields and the reasons.
   * - 401: The token belongs to no live session.
   * - 403: The session lacks the permission.
   * - 404: It does not exist or is outside your scope; the response does not say which.
   * - 413: The body, the file or the result is too large.
   * - 429: Too many attempts. `Retry-After` is the number of seconds to wait.
   *
   * `POST /branch/v3/locations/regions`
   */
  listRegions(content: ListRegionsContent, options?: CallOptions): Promise<Result<ListRegionsAnswer>>;
}

export function branchesCalls(transport: Transport): BranchesApi {
  const { ask, post, put } = transport;
  return {
    blockAdmin: keyed(transport, '/users/v3/block'),
    unblockAdmin: keyed(transport, '/users/v3/unblock'),
    resetAdminPassword: keyed(transport, '/users/v3/password/reset'),
    setClosingConfig: put('/users/v3/config/closings'),
    list: post('/branch/v3/list'),
    getDefault: ask('/branch/v3/admin/list'),
    create: keyed(transport, '/branch/v3/create'),
    update: put('/branch/v3/update'),
    remove: keyed(transport, '/branch/v3/deactivate'),
    setDefault: keyed(transport, '/users/v3/profile/config/default-branch', 'put'),
    getClosingEmails: post('/branch/v3/config/get-emails'),
    setClosingEmails: put('/branch/v3/config/emails'),
    listStates: ask('/branch/v3/locations/states'),
    listCities: post('/branch/v3/locations/cities'),
    listRegions: post('/branch/v3/locations/regions'),
  };
}

/** The calls of this area alone, for programs that must load little code. */
export function createBranchesApi(options: BusinessApiOptions): BranchesApi {
  return branchesCalls(createTransport(options));
}
