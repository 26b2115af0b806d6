import type { Failure, Result } from '@cobros/sdk';
import type { SignUpApi } from '@cobros/sdk/sign-up';
import { setCaptchaTokenSource, signUpApi } from '#api/sign-up-api.ts';
import { config } from '#stores/config.ts';
import { altcha } from './altcha.ts';
import { type CaptchaTokens, createCaptchaTokens } from './captcha-tokens.ts';
import { recaptcha } from './recaptcha.ts';

const getCaptchaChallenge = () => signUpApi().getCaptchaChallenge();

const { provider, siteKey } = config.peek().captcha;

export const captcha = createCaptchaTokens(
  provider === 'recaptcha' ? recaptcha(siteKey) : altcha(getCaptchaChallenge),
);
setCaptchaTokenSource(captcha.take);

/** Repeats a call once if its token was rejected, since the token may have expired. */
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

/** Without a session, a 403 from a sign-up call can only be about the token. */
export const isCaptchaFailure = (failure: Failure) => failure.status === 403;

const hasCaptchaFailure = (result: Result<unknown>) => !result.ok && isCaptchaFailure(result.failure);

/** Makes a sign-up call with a captcha token. */
export const callWithCaptcha = <Data>(call: (signUp: SignUpApi) => Promise<Result<Data>>) =>
  retryAfterCaptchaFailure(captcha, () => call(signUpApi()));
