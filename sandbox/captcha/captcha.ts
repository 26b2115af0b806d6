import type { Schemas } from '../contract/types.ts';
import type { Queryable } from '../db/database.ts';
import { ApiError } from '../rules/api-error.ts';

/** How it is made sure that a person signs up. */
export interface Captcha {
  /**
   * A new challenge.
   * @throws ApiError 404 where the challenge comes from somewhere else
   */
  issue(database: Queryable, now: Date): Promise<Schemas['CaptchaChallenge']>;
  /**
   * Spends a token: it was accepted, and is not accepted again.
   * @throws ApiError 403 for a token that is wrong, old or used
   */
  spend(database: Queryable, token: string, now: Date): Promise<void>;
}

/** 403: the token is missing, wrong, old or used; which of them helps only who forges them. */
export function captchaRejected(): ApiError {
  const message = 'No pudimos comprobar que eres una persona, intenta de nuevo';
  return new ApiError(403, 'Comprobación', message);
}
