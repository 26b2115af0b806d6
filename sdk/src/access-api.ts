import { authResource } from './resources/auth.ts';
import { passwordRecoveriesResource } from './resources/password-recoveries.ts';
import { type BusinessApiOptions, createTransport } from './transport.ts';

/**
 * The sign-in, session and password recovery calls of `createBusinessApi`, for pages that must load little code.
 */
export function createAccessApi(options: BusinessApiOptions) {
  const transport = createTransport(options);
  return {
    auth: authResource(transport),
    passwordRecoveries: passwordRecoveriesResource(transport),
  };
}

export type AccessApi = ReturnType<typeof createAccessApi>;
