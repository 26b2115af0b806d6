import type { Result } from '@cobros/sdk';
import type { SignUpApi } from '@cobros/sdk/sign-up';
import { setCaptchaTokenSource, signUpApi } from '../../../api/sign-up-api.ts';
import { config } from '../../../stores/config.ts';
import { altcha } from '../captcha/altcha.ts';
import { createCaptchaTokens } from '../captcha/captcha-tokens.ts';
import { recaptcha } from '../captcha/recaptcha.ts';
import { retryAfterCaptchaFailure } from '../captcha/retry-after-captcha-failure.ts';

const { provider, siteKey } = config.peek().captcha;

export const captcha = createCaptchaTokens(
  provider === 'recaptcha' ? recaptcha(siteKey) : altcha(() => signUpApi().getCaptchaChallenge()),
);
setCaptchaTokenSource(captcha.take);

/** Makes a sign-up call with a captcha token. */
export const signUpCall = <Data>(call: (signUp: SignUpApi) => Promise<Result<Data>>) =>
  retryAfterCaptchaFailure(captcha, () => call(signUpApi()));
