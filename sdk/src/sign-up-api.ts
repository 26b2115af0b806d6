import { signUpResource } from './resources/sign-up.ts';
import { type BusinessApiOptions, createTransport } from './transport.ts';

/** The sign-up calls of `createBusinessApi`, which need a captcha token instead of a session. */
export function createSignUpApi(options: BusinessApiOptions) {
  return signUpResource(createTransport(options));
}

export type SignUpApi = ReturnType<typeof createSignUpApi>;
