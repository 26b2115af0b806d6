import type { Result, Schemas } from '@cobros/sdk';
import { signUpCall } from './sign-up-call.ts';

export const checkUsername = (
  username: string,
  signal: AbortSignal,
): Promise<Result<Schemas['CheckUsernameAnswer']>> =>
  signUpCall((signUp) => signUp.checkUsername(username, { signal }));
