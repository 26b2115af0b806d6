import { signUpResource } from './resources/sign-up.ts';
import { type BusinessApiOptions, createTransport } from './transport.ts';

/** The sign-up of a business, the part of `createBusinessApi` that strangers call, each time with a captcha token. */
export function createSignUpApi(options: BusinessApiOptions) {
  return signUpResource(createTransport(options));
}

export type SignUpApi = ReturnType<typeof createSignUpApi>;
