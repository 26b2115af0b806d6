import type { Result } from '@cobros/sdk';
import { createSignUpApi, type SignUpApi } from '@cobros/sdk/sign-up';
import { onApiStart } from './start-api.ts';

/** Client of the sign-up, which has no session: each call uses up a captcha token. */
export let signUpApi: SignUpApi;

let getCaptchaToken: () => Promise<Result<string>>;

/** Must run before the first call. */
export function setCaptchaTokenSource(source: typeof getCaptchaToken): void {
  getCaptchaToken = source;
}

onApiStart((options) => {
  signUpApi = createSignUpApi({ ...options, getCaptchaToken: () => getCaptchaToken() });
});
