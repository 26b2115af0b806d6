// Generated from openapi/ by `npm run generate`. Do not edit.

import type { Download } from '../../src/download.ts';
import type { CallOptions, RepeatableCallOptions } from '../../src/options.ts';
import type { Result } from '../../src/result.ts';
import { createTransport, keyed, type BusinessApiOptions, type Transport } from '../../src/transport.ts';
import type { BranchScopeContent, CashierAnswer, CreateCashierContent, DownloadQrContent, EmptyAnswer, ListCashiersAnswer, ListCashiersContent, ListCashiersWithDefaultAnswer, ModifyUserContent, SetCashierChildrenContent, SetClosingConfigContent, SetClosingLockContent, SetDefaultCashierAnswer, SetDefaultCashierContent, UserReferenceContent } from '../entities.ts';

/** Cashiers, and the settings they share with branches. */
export interface CashiersApi {
  /**
   * List cashiers in scope.
   *
   * The cashiers of the business, the branch or the titular cashier, depending on the caller. For filters and
   * choices. `includeDeleted` adds the deleted ones.
   *
   * Permission: `view_payments` or `cashier_view`.
   *
   * Times are ISO 8601; those of the server are in UTC.
   *
   * - 400: The request is not valid. `info.fields` names the fields and the reasons.
   * - 401: The token belongs to no live session.
   * - 403: The session lacks the permission.
   * - 404: It does not exist or is outside your scope; the response does not say which.
   * - 413: The body, the file or the result is too large.
   * - 429: Too many attempts. `Retry-After` is the number of seconds to wait.
   *
   * `POST /users/v3/list`
   */
  list(content?: ListCashiersContent, options?: CallOptions): Promise<Result<ListCashiersAnswer>>;

  /**
   * List a branch's cashiers with the default.
   *
   * For the Cajas screen. A business administrator names the branch.
   *
   * Permission: `cashier_view`.
   *
   * Times are ISO 8601; those of the server are in UTC.
   *
   * - 400: The request is not valid. `info.fields` names the fields and the reasons.
   * - 401: The token belongs to no live session.
   * - 403: The session lacks the permission.
   * - 404: It does not exist or is outside your scope; the response does not say which.
   * - 413: The body, the file or the result is too large.
   * - 429: Too many attempts. `Retry-After` is the number of seconds to wait.
   *
   * `POST /users/v3/admin/list`
   */
  listWithDefault(content?: BranchScopeContent, options?: CallOptions): Promise<Result<ListCashiersWithDefaultAnswer>>;

  /**
   * Create a cashier.
   *
   * The one-time password goes to the cashier's email. `username` is complete: the branch's, a hyphen and the
   * typed part. The first cashier of a branch is its default.
   *
   * Permission: `cashier_create`.
   *
   * Times are ISO 8601; those of the server are in UTC.
   *
   * - 400: The request is not valid. `info.fields` names the fields and the reasons.
   * - 401: The token belongs to no live session.
   * - 403: The session lacks the permission.
   * - 404: It does not exist or is outside your scope; the response does not say which.
   * - 409: The username, or the name within the branch, is taken (`info.fields` says which); or the
   *   `Idempotency-Key` was used with other content.
   * - 413: The body, the file or the result is too large.
   * - 422: The branch is blocked.
   * - 429: Too many attempts. `Retry-After` is the number of seconds to wait.
   *
   * `POST /users/v3/create`
   */
  create(content: CreateCashierContent, options?: RepeatableCallOptions): Promise<Result<CashierAnswer>>;

  /**
   * Edit a cashier or your own name.
   *
   * With the caller's own id it changes the caller's name or, for the owner account, the business's; `level` says
   * which. Absent fields do not change.
   *
   * Permission: `cashier_manage` or `profile_view`. Not for administrative users who only read.
   *
   * Times are ISO 8601; those of the server are in UTC.
   *
   * - 400: The request is not valid. `info.fields` names the fields and the reasons.
   * - 401: The token belongs to no live session.
   * - 403: The session lacks the permission.
   * - 404: It does not exist or is outside your scope; the response does not say which.
   * - 409: Another cashier of the branch has the name.
   * - 413: The body, the file or the result is too large.
   * - 429: Too many attempts. `Retry-After` is the number of seconds to wait.
   *
   * `POST /users/v3/modify`
   */
  modify(content: ModifyUserContent, options?: CallOptions): Promise<Result<CashierAnswer>>;

  /**
   * Delete a cashier.
   *
   * The cashier can no longer sign in or collect, and its sessions end. Its history is kept and its username is
   * never used again.
   *
   * Permission: `cashier_delete`.
   *
   * - 400: The request is not valid. `info.fields` names the fields and the reasons.
   * - 401: The token belongs to no live session.
   * - 403: The session lacks the permission.
   * - 404: It does not exist or is outside your scope; the response does not say which.
   * - 409: It has pending transactions, or the `Idempotency-Key` was used with other content.
   * - 413: The body, the file or the result is too large.
   * - 422: The data is valid, but a business rule forbids it.
   * - 429: Too many attempts. `Retry-After` is the number of seconds to wait.
   *
   * `POST /users/v3/delete`
   */
  remove(content: UserReferenceContent, options?: RepeatableCallOptions): Promise<Result<EmptyAnswer>>;

  /**
   * Block a cashier or a branch.
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
  block(content: UserReferenceContent, options?: RepeatableCallOptions): Promise<Result<CashierAnswer>>;

  /**
   * Unblock a cashier or a branch.
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
  unblock(content: UserReferenceContent, options?: RepeatableCallOptions): Promise<Result<CashierAnswer>>;

  /**
   * Reset a password.
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
   * Download QR material.
   *
   * A PDF in A4 ready to print, with the business, the branch, the cashier and its code: a cashier's, that of all
   * cashiers of a branch (`businessBranchId` alone) or the caller's. With `format: svg`, one code alone, to show
   * on a screen. The code reads `cobros:pay?to=cashier&id=…` (or `to=branch`, `to=business`).
   *
   * Permission: `cashier_view` or `profile_view`.
   *
   * - 400: The request is not valid. `info.fields` names the fields and the reasons.
   * - 401: The token belongs to no live session.
   * - 403: The session lacks the permission.
   * - 404: It does not exist or is outside your scope; the response does not say which.
   * - 413: The body, the file or the result is too large.
   * - 429: Too many attempts. `Retry-After` is the number of seconds to wait.
   *
   * `POST /users/v3/qr/download`
   */
  downloadQr(content?: DownloadQrContent, options?: CallOptions): Promise<Result<Download>>;

  /**
   * Set a titular cashier's children.
   *
   * A child cashier cannot be titular, and no cashier belongs to two. An empty list makes the cashier an ordinary
   * one again.
   *
   * Permission: `cashier_manage`.
   *
   * Times are ISO 8601; those of the server are in UTC.
   *
   * - 400: The request is not valid. `info.fields` names the fields and the reasons.
   * - 401: The token belongs to no live session.
   * - 403: The session lacks the permission.
   * - 404: It does not exist or is outside your scope; the response does not say which.
   * - 409: One of them is titular of others, or belongs to another titular cashier.
   * - 413: The body, the file or the result is too large.
   * - 422: The cashier belongs to another one, or to itself.
   * - 429: Too many attempts. `Retry-After` is the number of seconds to wait.
   *
   * `POST /users/v3/set-children`
   */
  setChildren(content: SetCashierChildrenContent, options?: CallOptions): Promise<Result<CashierAnswer>>;

  /**
   * Set the default cashier.
   *
   * The cashier that collects a request of the branch when none is chosen.
   *
   * Permission: `cashier_manage`.
   *
   * - 400: The request is not valid. `info.fields` names the fields and the reasons.
   * - 401: The token belongs to no live session.
   * - 403: The session lacks the permission.
   * - 404: It does not exist or is outside your scope; the response does not say which.
   * - 409: The cashier or its branch is blocked, or it is already the default, or the `Idempotency-Key` was used
   *   with other content.
   * - 413: The body, the file or the result is too large.
   * - 429: Too many attempts. `Retry-After` is the number of seconds to wait.
   *
   * `PUT /branch/v3/config/default-operative`
   */
  setDefault(content: SetDefaultCashierContent, options?: RepeatableCallOptions): Promise<Result<SetDefaultCashierAnswer>>;

  /**
   * Set the closing type.
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
   * Authorize or forbid the individual closing.
   *
   * Without authorization the cashier cannot close itself; an administrator closes it. Without `closingLocked` it
   * is toggled.
   *
   * Permission: `cashier_manage`.
   *
   * Times are ISO 8601; those of the server are in UTC.
   *
   * - 400: The request is not valid. `info.fields` names the fields and the reasons.
   * - 401: The token belongs to no live session.
   * - 403: The session lacks the permission.
   * - 404: It does not exist or is outside your scope; the response does not say which.
   * - 413: The body, the file or the result is too large.
   * - 429: Too many attempts. `Retry-After` is the number of seconds to wait.
   *
   * `PUT /users/v3/config/closings/locked-state`
   */
  setClosingLock(content: SetClosingLockContent, options?: CallOptions): Promise<Result<CashierAnswer>>;
}

export function cashiersCalls(transport: Transport): CashiersApi {
  const { download, post, put } = transport;
  return {
    list: post('/users/v3/list'),
    listWithDefault: post('/users/v3/admin/list'),
    create: keyed(transport, '/users/v3/create'),
    modify: post('/users/v3/modify'),
    remove: keyed(transport, '/users/v3/delete'),
    block: keyed(transport, '/users/v3/block'),
    unblock: keyed(transport, '/users/v3/unblock'),
    resetPassword: keyed(transport, '/users/v3/password/reset'),
    downloadQr: download('/users/v3/qr/download'),
    setChildren: post('/users/v3/set-children'),
    setDefault: keyed(transport, '/branch/v3/config/default-operative', 'put'),
    setClosingConfig: put('/users/v3/config/closings'),
    setClosingLock: put('/users/v3/config/closings/locked-state'),
  };
}

/** The calls of this area alone, for programs that must load little code. */
export function createCashiersApi(options: BusinessApiOptions): CashiersApi {
  return cashiersCalls(createTransport(options));
}
