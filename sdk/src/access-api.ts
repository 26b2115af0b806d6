import { type AuthApi, authCalls } from '../generated/areas/auth.ts';
import {
  type PasswordRecoveriesApi,
  passwordRecoveriesCalls,
} from '../generated/areas/password-recoveries.ts';
import { type BusinessApiOptions, createTransport } from './transport.ts';

/** The sign-in, session and password recovery calls of `createBusinessApi`. */
export interface AccessApi {
  auth: AuthApi;
  passwordRecoveries: PasswordRecoveriesApi;
}

/** Only the calls of these areas, for pages that must load little code. */
export function createAccessApi(options: BusinessApiOptions): AccessApi {
  const transport = createTransport(options);
  return { auth: authCalls(transport), passwordRecoveries: passwordRecoveriesCalls(transport) };
}
