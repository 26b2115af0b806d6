import type { Result, Schemas } from '@cobros/sdk';
import { callWithCaptcha } from './call-with-captcha.ts';

export const checkUsername = (
  username: string,
  signal: AbortSignal,
): Promise<Result<Schemas['CheckUsernameAnswer']>> =>
  callWithCaptcha((signUp) => signUp.checkUsername(username, { signal }));
