import type { Schemas } from '#ground/contract/operation-types.ts';
import type { Queryable } from '#ground/db/database.ts';
import { ApiError } from '#terms/errors/api-error.ts';

/** Checks that a person, not a program, signs up. */
export interface Captcha {
  /**
   * Creates a challenge.
   * @throws ApiError 404 if another service issues the challenges
   */
  issue(database: Queryable, now: Date): Promise<Schemas['CaptchaChallenge']>;
  /**
   * Accepts a token once.
   * @throws ApiError 403 for an invalid, expired or used token
   */
  spend(database: Queryable, token: string, now: Date): Promise<void>;
}

/** 403: the token is missing, invalid, expired or used. The response does not say which, because that would help to forge one. */
export function captchaRejected(): ApiError {
  const message = 'No pudimos comprobar que eres una persona, intenta de nuevo';
  return new ApiError(403, 'captcha-rejected', 'Comprobación', message);
}
