import type { Schemas } from '../contract/operation-types.ts';
import type { Queryable } from '../db/database.ts';
import { ApiError } from '../rules/api-error.ts';

/** A check that a person signs up, not a program. */
export interface Captcha {
  /**
   * Creates a challenge.
   * @throws ApiError 404 if another service issues the challenges
   */
  issue(database: Queryable, now: Date): Promise<Schemas['CaptchaChallenge']>;
  /**
   * Spends a token: accepts it once.
   * @throws ApiError 403 for an invalid, expired or used token
   */
  spend(database: Queryable, token: string, now: Date): Promise<void>;
}

/** 403: the token is missing, invalid, expired or used. It does not say which, because that would only help to forge one. */
export function captchaRejected(): ApiError {
  const message = 'No pudimos comprobar que eres una persona, intenta de nuevo';
  return new ApiError(403, 'captcha-rejected', 'Comprobación', message);
}
