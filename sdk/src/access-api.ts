import { authResource } from './resources/auth.ts';
import { passwordRecoveriesResource } from './resources/password-recoveries.ts';
import { type BusinessApiOptions, createTransport } from './transport.ts';

/**
 * What is called before anyone is signed in, and about the session itself: a part of `createBusinessApi` for a page that
 * must load little and loads the rest later.
 */
export function createAccessApi(options: BusinessApiOptions) {
  const transport = createTransport(options);
  return {
    auth: authResource(transport),
    passwordRecoveries: passwordRecoveriesResource(transport),
  };
}

export type AccessApi = ReturnType<typeof createAccessApi>;
