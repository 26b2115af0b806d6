import type { Result, Session } from '@cobros/sdk';
import { accessApi } from '../../../api/access-api.ts';
import { rememberUser } from '../../../stores/remembered-user.ts';
import { startSession } from '../../../stores/session.ts';
import type { SignInForm } from '../sign-in-form.ts';

export async function signIn(form: SignInForm): Promise<Result<Session>> {
  const username = form.username.trim();
  rememberUser(username, form.remember);
  const result = await accessApi.auth.signIn({ username, password: form.password, remember: form.remember });
  if (result.ok) startSession(result.data);
  return result;
}
