// Generated from openapi/ by `npm run generate`. Do not edit.

import type { CallOptions } from '../../src/options.ts';
import type { Result } from '../../src/result.ts';
import { createTransport, type BusinessApiOptions, type Transport } from '../../src/transport.ts';
import type { BusinessSearch, CloseOtherSessionsAnswer, CloseOwnSessionContent, ClosingCountSettings, EmptyAnswer, GetFundSourceAnswer, GetPushAnswer, GetPushContent, ListOwnSessionsAnswer, Phone, PushDeviceAnswer, SetClosingCountContent, SetSummaryEmailsContent, SubscribePushContent, SummaryEmails, ToggleBusinessSearchContent, UnsubscribePushContent, UpdateAvatarAnswer, UpdateAvatarContent, UpdateEmailContent, UpdatePhoneContent, UpdatePushContent, ValidateEmailChangeAnswer, ValidateEmailChangeContent } from '../entities.ts';

/** The caller's own email, phone, image and sessions; the business's fund source and visibility in search. */
export interface ProfileApi {
  /**
   * Request a change of email.
   *
   * Sends a code to the new address. Nothing changes until it is validated. Codes that recover a password go to
   * this address, so it takes the password or a session that was opened within the last 15 minutes.
   *
   * Permission: `profile_view`. Not for administrative users who only read.
   *
   * - 400: The request is not valid. `info.fields` names the fields and the reasons.
   * - 401: The token belongs to no live session.
   * - 403: The session lacks the permission.
   * - 409: The address is already yours, or that of somebody else in the business.
   * - 413: The body, the file or the result is too large.
   * - 422: `password-needed`: the session is too old to do without the password; or the password is wrong.
   * - 429: Five codes within 10 minutes, or five wrong passwords within 15. `Retry-After` is the number of seconds
   *   to wait.
   *
   * `POST /users/v3/profile/update-email`
   */
  updateEmail(content: UpdateEmailContent, options?: CallOptions): Promise<Result<EmptyAnswer>>;

  /**
   * Validate the change of email.
   *
   * With the received code, the new address replaces the old one, and is returned. The code lasts 10 minutes and 5
   * attempts.
   *
   * Permission: `profile_view`. Not for administrative users who only read.
   *
   * - 400: The request is not valid. `info.fields` names the fields and the reasons.
   * - 401: The token belongs to no live session.
   * - 403: The session lacks the permission.
   * - 409: Somebody else in the business has the address by now.
   * - 413: The body, the file or the result is too large.
   * - 422: The code is wrong, used, older than 10 minutes or was tried five times.
   * - 429: Too many attempts. `Retry-After` is the number of seconds to wait.
   *
   * `POST /users/v3/profile/validate-email-change`
   */
  validateEmailChange(content: ValidateEmailChangeContent, options?: CallOptions): Promise<Result<ValidateEmailChangeAnswer>>;

  /**
   * Change the phone.
   *
   * Changes the caller's phone, with its country code. Digits only; a number of Guatemala (502) has eight.
   *
   * Permission: `profile_view`. Not for administrative users who only read.
   *
   * - 400: The request is not valid. `info.fields` names the fields and the reasons.
   * - 401: The token belongs to no live session.
   * - 403: The session lacks the permission.
   * - 413: The body, the file or the result is too large.
   * - 429: Too many attempts. `Retry-After` is the number of seconds to wait.
   *
   * `POST /users/v3/profile/update-phone`
   */
  updatePhone(content: UpdatePhoneContent, options?: CallOptions): Promise<Result<Phone>>;

  /**
   * Show or hide the business in search.
   *
   * Decides if app users can find the business by its name.
   *
   * Permission: `profile_view`. Only for business administrators. Not for administrative users who only read.
   *
   * - 400: The request is not valid. `info.fields` names the fields and the reasons.
   * - 401: The token belongs to no live session.
   * - 403: The session lacks the permission.
   * - 413: The body, the file or the result is too large.
   * - 429: Too many attempts. `Retry-After` is the number of seconds to wait.
   *
   * `POST /users/v3/profile/business-search-toggle`
   */
  toggleBusinessSearch(content: ToggleBusinessSearchContent, options?: CallOptions): Promise<Result<BusinessSearch>>;

  /**
   * Ask cashiers to count, or not.
   *
   * Decides if the closings that cashiers make need a count, and from which difference on a reason. Closings that
   * exist do not change.
   *
   * Permission: `profile_view`. Only for business administrators. Not for administrative users who only read.
   *
   * - 400: The request is not valid. `info.fields` names the fields and the reasons.
   * - 401: The token belongs to no live session.
   * - 403: The session lacks the permission.
   * - 413: The body, the file or the result is too large.
   * - 429: Too many attempts. `Retry-After` is the number of seconds to wait.
   *
   * `POST /users/v3/profile/closing-count`
   */
  setClosingCount(content: SetClosingCountContent, options?: CallOptions): Promise<Result<ClosingCountSettings>>;

  /**
   * Choose your summaries by e-mail.
   *
   * Chooses the summaries, the statement and the notices of requests to refund that the caller receives by e-mail;
   * all are off until then. Summaries are for who sees more than one cashier. Each e-mail has an address that
   * stops its kind without signing in: opened, it asks first; a `POST` to it, as mail programs make it for
   * `List-Unsubscribe` (RFC 8058), stops it at once. The addresses of e-mails begin with the origin that this call
   * was sent to.
   *
   * Permission: `view_payments` or `view_balance` or `closing_for_master_cashier`.
   *
   * - 400: The request is not valid. `info.fields` names the fields and the reasons.
   * - 401: The token belongs to no live session.
   * - 403: Also for the e-mails of a kind whose content the caller may not read.
   * - 413: The body, the file or the result is too large.
   * - 429: Too many attempts. `Retry-After` is the number of seconds to wait.
   *
   * `POST /users/v3/profile/summary-emails`
   */
  setSummaryEmails(content: SetSummaryEmailsContent, options?: CallOptions): Promise<Result<SummaryEmails>>;

  /**
   * Get the account that receives closings.
   *
   * The bank account, masked; `null` if there is none.
   *
   * Permission: `profile_view`. Only for business administrators.
   *
   * - 400: The request is not valid. `info.fields` names the fields and the reasons.
   * - 401: The token belongs to no live session.
   * - 403: The session lacks the permission.
   * - 413: The body, the file or the result is too large.
   * - 429: Too many attempts. `Retry-After` is the number of seconds to wait.
   *
   * `POST /users/v3/profile/get-fund-source`
   */
  getFundSource(options?: CallOptions): Promise<Result<GetFundSourceAnswer>>;

  /**
   * Change the business's image.
   *
   * A square PNG, JPEG or WebP of at most 2 MB, in base64. The server decodes it before accepting it, and returns
   * its address.
   *
   * Permission: `profile_view`. Only for business administrators. Not for administrative users who only read.
   *
   * - 400: The request is not valid. `info.fields` names the fields and the reasons.
   * - 401: The token belongs to no live session.
   * - 403: The session lacks the permission.
   * - 413: The picture is larger than 2 MB.
   * - 422: It is not a picture of the declared type, not square, or has too many pixels.
   * - 429: Too many attempts. `Retry-After` is the number of seconds to wait.
   *
   * `POST /users/v3/profile/avatar`
   */
  updateAvatar(content: UpdateAvatarContent, options?: CallOptions): Promise<Result<UpdateAvatarAnswer>>;

  /**
   * List your own sessions.
   *
   * The devices on which the caller's account is signed in, the current one first.
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
   * `POST /users/v3/profile/sessions/list`
   */
  listSessions(options?: CallOptions): Promise<Result<ListOwnSessionsAnswer>>;

  /**
   * Close one of your own sessions.
   *
   * Ends the given session at once; it may be the current one.
   *
   * Needs a session.
   *
   * - 400: The request is not valid. `info.fields` names the fields and the reasons.
   * - 401: The token belongs to no live session.
   * - 403: The session lacks the permission.
   * - 404: The session has already ended or is not yours.
   * - 413: The body, the file or the result is too large.
   * - 429: Too many attempts. `Retry-After` is the number of seconds to wait.
   *
   * `POST /users/v3/profile/sessions/close`
   */
  closeSession(content: CloseOwnSessionContent, options?: CallOptions): Promise<Result<EmptyAnswer>>;

  /**
   * Close your other sessions.
   *
   * Ends every session of the caller except the one that makes this call.
   *
   * Needs a session.
   *
   * - 400: The request is not valid. `info.fields` names the fields and the reasons.
   * - 401: The token belongs to no live session.
   * - 403: The session lacks the permission.
   * - 413: The body, the file or the result is too large.
   * - 429: Too many attempts. `Retry-After` is the number of seconds to wait.
   *
   * `POST /users/v3/profile/sessions/close-others`
   */
  closeOtherSessions(options?: CallOptions): Promise<Result<CloseOtherSessionsAnswer>>;

  /**
   * Read your devices that get notices with the portal closed.
   *
   * The server's public key, what the caller may be told, and the caller's devices. A device that sends its
   * `endpoint` finds itself as `current`.
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
   * `POST /users/v3/profile/push/get`
   */
  getPush(content?: GetPushContent, options?: CallOptions): Promise<Result<GetPushAnswer>>;

  /**
   * Get notices on a device with the portal closed.
   *
   * Sends messages to a device by its push service, encrypted (RFC 8291). A device tells one person: whoever
   * subscribes it takes it over. Of more than ten devices of a person, the one that was subscribed longest ago is
   * forgotten. Signing out, closing the session, another password and blocking the person unsubscribe; a session
   * that runs out does not, for 30 days. Subscribe again at each sign-in on the device.
   *
   * Needs a session.
   *
   * Times are ISO 8601; those of the server are in UTC.
   *
   * - 400: The request is not valid. `info.fields` names the fields and the reasons.
   * - 401: The token belongs to no live session.
   * - 403: Also for a kind that the caller may not read.
   * - 413: The body, the file or the result is too large.
   * - 422: The address is private.
   * - 429: Too many attempts. `Retry-After` is the number of seconds to wait.
   *
   * `POST /users/v3/profile/push/subscribe`
   */
  subscribePush(content: SubscribePushContent, options?: CallOptions): Promise<Result<PushDeviceAnswer>>;

  /**
   * Change what a device is told.
   *
   * Changes what one of the caller's devices is told.
   *
   * Needs a session.
   *
   * Times are ISO 8601; those of the server are in UTC.
   *
   * - 400: The request is not valid. `info.fields` names the fields and the reasons.
   * - 401: The token belongs to no live session.
   * - 403: Also for a kind that the caller may not read.
   * - 404: The device is not yours, or gets nothing any more.
   * - 413: The body, the file or the result is too large.
   * - 429: Too many attempts. `Retry-After` is the number of seconds to wait.
   *
   * `POST /users/v3/profile/push/update`
   */
  updatePush(content: UpdatePushContent, options?: CallOptions): Promise<Result<PushDeviceAnswer>>;

  /**
   * Stop the notices of a device.
   *
   * Nothing more is sent to the device. One that its push service no longer knows is forgotten anyway.
   *
   * Needs a session.
   *
   * - 400: The request is not valid. `info.fields` names the fields and the reasons.
   * - 401: The token belongs to no live session.
   * - 403: The session lacks the permission.
   * - 404: The device is not yours, or gets nothing any more.
   * - 413: The body, the file or the result is too large.
   * - 429: Too many attempts. `Retry-After` is the number of seconds to wait.
   *
   * `POST /users/v3/profile/push/unsubscribe`
   */
  unsubscribePush(content: UnsubscribePushContent, options?: CallOptions): Promise<Result<EmptyAnswer>>;
}

export function profileCalls(transport: Transport): ProfileApi {
  const { ask, post } = transport;
  return {
    updateEmail: post('/users/v3/profile/update-email'),
    validateEmailChange: post('/users/v3/profile/validate-email-change'),
    updatePhone: post('/users/v3/profile/update-phone'),
    toggleBusinessSearch: post('/users/v3/profile/business-search-toggle'),
    setClosingCount: post('/users/v3/profile/closing-count'),
    setSummaryEmails: post('/users/v3/profile/summary-emails'),
    getFundSource: ask('/users/v3/profile/get-fund-source'),
    updateAvatar: post('/users/v3/profile/avatar'),
    listSessions: ask('/users/v3/profile/sessions/list'),
    closeSession: post('/users/v3/profile/sessions/close'),
    closeOtherSessions: ask('/users/v3/profile/sessions/close-others'),
    getPush: post('/users/v3/profile/push/get'),
    subscribePush: post('/users/v3/profile/push/subscribe'),
    updatePush: post('/users/v3/profile/push/update'),
    unsubscribePush: post('/users/v3/profile/push/unsubscribe'),
  };
}

/** The calls of this area alone, for programs that must load little code. */
export function createProfileApi(options: BusinessApiOptions): ProfileApi {
  return profileCalls(createTransport(options));
}
