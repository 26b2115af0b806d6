import type { Result } from '@cobros/sdk';
import { createSignUpApi, type SignUpApi } from '@cobros/sdk/sign-up';
import { apiOptions } from './api-options.ts';
import { browserInfo } from './browser-info.ts';
import { makeKeyed } from './keyed-calls.ts';

let getCaptchaToken: () => Promise<Result<string>>;

/** Must run before the first call. */
export function setCaptchaTokenSource(source: typeof getCaptchaToken): void {
  getCaptchaToken = source;
}

/** Client of the sign-up, which has no session: each call uses up a captcha token. */
export const signUpApi = (): SignUpApi =>
  createSignUpApi({ ...apiOptions(), browserInfo, makeKeyed, getCaptchaToken });
