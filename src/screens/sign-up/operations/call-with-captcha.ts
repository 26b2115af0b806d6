import type { Result } from '@cobros/sdk';
import type { SignUpApi } from '@cobros/sdk/sign-up';
import { signUpApi } from '../../../api/sign-up-api.ts';
import { captcha } from '../captcha/captcha.ts';
import { retryAfterCaptchaFailure } from '../captcha/retry-after-captcha-failure.ts';

/** Makes a sign-up call with a captcha token. */
export const callWithCaptcha = <Data>(call: (signUp: SignUpApi) => Promise<Result<Data>>) =>
  retryAfterCaptchaFailure(captcha, () => call(signUpApi()));
