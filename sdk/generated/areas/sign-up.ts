// Generated from openapi/ by `npm run generate`. Do not edit.

import { uploadDocument } from '../../src/handwritten-calls/sign-up-upload-document.ts';
import type { CallOptions, RepeatableCallOptions } from '../../src/options.ts';
import type { Result } from '../../src/result.ts';
import { createTransport, keyed, type BusinessApiOptions, type Transport } from '../../src/transport.ts';
import type { CaptchaChallenge, CheckUsernameAnswer, ListBanksAnswer, ListCitiesAnswer, ListStatesAnswer, RegisterFundSourceAnswer, RegisterFundSourceContent, SignUpAnswer, SignUpContent } from '../entities.ts';

/** A new business, protected by a captcha. */
export interface SignUpApi {
  /**
   * Get a captcha challenge.
   *
   * Each solved challenge is good for one call, successful or not, and expires after 5 minutes. Solving it takes
   * 100 to 300 milliseconds on a phone. A server that uses reCAPTCHA returns 404.
   *
   * Needs no session.
   *
   * - 400: The request is not valid. `info.fields` names the fields and the reasons.
   * - 404: The server uses reCAPTCHA and has no challenges of its own.
   * - 429: Too many attempts. `Retry-After` is the number of seconds to wait.
   *
   * `GET /sign-up/v2/captcha/challenge`
   */
  getCaptchaChallenge(options?: CallOptions): Promise<Result<CaptchaChallenge>>;

  /**
   * List states.
   *
   * For the location of the business.
   *
   * Needs no session, but a captcha token.
   *
   * - 400: The request is not valid. `info.fields` names the fields and the reasons.
   * - 403: The captcha token is missing, forged, expired or used. Get another and retry.
   * - 429: Too many attempts. `Retry-After` is the number of seconds to wait.
   *
   * `GET /sign-up/v2/states`
   */
  listStates(options?: CallOptions): Promise<Result<ListStatesAnswer>>;

  /**
   * List the cities of a state.
   *
   * For the location of the business.
   *
   * Needs no session, but a captcha token.
   *
   * - 400: The request is not valid. `info.fields` names the fields and the reasons.
   * - 403: The captcha token is missing, forged, expired or used. Get another and retry.
   * - 404: There is no such state.
   * - 429: Too many attempts. `Retry-After` is the number of seconds to wait.
   *
   * `GET /sign-up/v2/cities/{id}`
   */
  listCities(id: string, options?: CallOptions): Promise<Result<ListCitiesAnswer>>;

  /**
   * List banks.
   *
   * For the account that will receive closings.
   *
   * Needs no session, but a captcha token.
   *
   * - 400: The request is not valid. `info.fields` names the fields and the reasons.
   * - 403: The captcha token is missing, forged, expired or used. Get another and retry.
   * - 429: Too many attempts. `Retry-After` is the number of seconds to wait.
   *
   * `GET /sign-up/v2/banks`
   */
  listBanks(options?: CallOptions): Promise<Result<ListBanksAnswer>>;

  /**
   * Check if a username is available.
   *
   * Being available does not reserve it; `create` checks again.
   *
   * Needs no session, but a captcha token.
   *
   * - 400: The request is not valid. `info.fields` names the fields and the reasons.
   * - 403: The captcha token is missing, forged, expired or used. Get another and retry.
   * - 429: Too many attempts. `Retry-After` is the number of seconds to wait.
   *
   * `GET /sign-up/v2/check-username/{username}`
   */
  checkUsername(username: string, options?: CallOptions): Promise<Result<CheckUsernameAnswer>>;

  /**
   * Upload a document.
   *
   * One per call, as multipart form data. An interrupted upload leaves nothing behind. The 422 says if it is
   * empty, of a type that is not accepted, or not what it claims to be.
   *
   * Needs no session, but a captcha token.
   *
   * - 400: The request is not valid. `info.fields` names the fields and the reasons.
   * - 403: The captcha token is missing, forged, expired or used. Get another and retry.
   * - 413: The file is larger than 5 MB.
   * - 422: The file is empty or of a type that is not accepted.
   * - 429: Too many attempts. `Retry-After` is the number of seconds to wait.
   *
   * `POST /sign-up/v2/upload`
   */
  uploadDocument: ReturnType<typeof uploadDocument>;

  /**
   * Register the bank account.
   *
   * Returns an id to send when creating the sign-up.
   *
   * Needs no session, but a captcha token.
   *
   * - 400: The request is not valid. `info.fields` names the fields and the reasons.
   * - 403: The captcha token is missing, forged, expired or used. Get another and retry.
   * - 404: There is no such bank.
   * - 413: The body, the file or the result is too large.
   * - 429: Too many attempts. `Retry-After` is the number of seconds to wait.
   *
   * `POST /sign-up/v2/fundsource`
   */
  registerFundSource(content: RegisterFundSourceContent, options?: CallOptions): Promise<Result<RegisterFundSourceAnswer>>;

  /**
   * Send the sign-up.
   *
   * Takes the documents and the account already sent and creates the business, which is under review. A taken
   * username is 409. A document or account that does not exist, was already used or was deleted for its age is
   * 404, and `info.fields` says which to send again.
   *
   * Needs no session, but a captcha token.
   *
   * Times are ISO 8601; those of the server are in UTC.
   *
   * - 400: The request is not valid. `info.fields` names the fields and the reasons.
   * - 403: The captcha token is missing, forged, expired or used. Get another and retry.
   * - 404: A document or the account does not exist, was already used or was deleted for its age: `info.fields`
   *   says which to send again.
   * - 409: The username is taken, or the `Idempotency-Key` was used with other content.
   * - 413: The body, the file or the result is too large.
   * - 422: The documents are too large together.
   * - 429: Too many attempts. `Retry-After` is the number of seconds to wait.
   *
   * `POST /sign-up/v2/create`
   */
  create(content: SignUpContent, options?: RepeatableCallOptions): Promise<Result<SignUpAnswer>>;
}

export function signUpCalls(transport: Transport): SignUpApi {
  const { get, getOf, post } = transport;
  return {
    getCaptchaChallenge: get('/sign-up/v2/captcha/challenge'),
    listStates: get('/sign-up/v2/states'),
    listCities: getOf('/sign-up/v2/cities/{id}', 'id'),
    listBanks: get('/sign-up/v2/banks'),
    checkUsername: getOf('/sign-up/v2/check-username/{username}', 'username'),
    uploadDocument: uploadDocument(transport),
    registerFundSource: post('/sign-up/v2/fundsource'),
    create: keyed(transport, '/sign-up/v2/create'),
  };
}

/** The calls of this area alone, for programs that must load little code. */
export function createSignUpApi(options: BusinessApiOptions): SignUpApi {
  return signUpCalls(createTransport(options));
}
