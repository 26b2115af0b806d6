import type { Result, Session } from '@cobros/sdk';
import { boolean, type Infer, object } from 'superstruct';
import { accessApi } from '../../../api/access-api.ts';
import { required } from '../../../domain/form-rules.ts';
import { rememberUser } from '../../../stores/remembered-user.ts';
import { startSession } from '../../../stores/session.ts';

export const signInForm = object({ username: required(), password: required(), remember: boolean() });
export type SignInForm = Infer<typeof signInForm>;

export async function signIn(form: SignInForm): Promise<Result<Session>> {
  const username = form.username.trim();
  rememberUser(username, form.remember);
  const result = await accessApi.auth.signIn({ username, password: form.password, remember: form.remember });
  if (result.ok) startSession(result.data);
  return result;
}
