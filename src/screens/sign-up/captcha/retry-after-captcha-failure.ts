import type { Failure, Result } from '@cobros/sdk';
import type { CaptchaTokens } from './captcha-tokens.ts';

/** Repeats a call once when its token was rejected: it may have expired. */
export async function retryAfterCaptchaFailure<Data>(
  captcha: CaptchaTokens,
  call: () => Promise<Result<Data>>,
): Promise<Result<Data>> {
  const result = await call();
  if (!hasCaptchaFailure(result)) return result;
  const again = await call();
  if (!again.ok && hasCaptchaFailure(again)) captcha.fail(again.failure);
  return again;
}

/** Without a session, a 403 of the sign-up can only mean the token. */
export const isCaptchaFailure = (failure: Failure) => failure.status === 403;

const hasCaptchaFailure = (result: Result<unknown>) => !result.ok && isCaptchaFailure(result.failure);
