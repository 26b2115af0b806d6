import type { Result } from '@cobros/sdk';
import { createSignUpApi, type SignUpApi } from '@cobros/sdk/sign-up';
import { onApiStart } from './access-api.ts';

/** The client of the sign-up. It has no session: each call spends a captcha token. */
export let signUpApi: SignUpApi;

let getCaptchaToken: () => Promise<Result<string>>;

/** Says where its captcha tokens come from. Before the first call. */
export function setCaptchaTokenSource(source: typeof getCaptchaToken): void {
  getCaptchaToken = source;
}

onApiStart((options) => {
  signUpApi = createSignUpApi({ ...options, getCaptchaToken: () => getCaptchaToken() });
});
