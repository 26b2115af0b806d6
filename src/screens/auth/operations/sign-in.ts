import type { Result, Session } from '@cobros/sdk';
import { createAccessApi } from '@cobros/sdk/access';
import { api } from '../../../api/business-api.ts';
import { rememberUser } from '../../../stores/remembered-user.ts';
import { startSession } from '../../../stores/session.ts';
import { goToSecondStep } from '../go-to-second-step.ts';
import type { SignInForm } from '../sign-in-form.ts';

export async function signIn(form: SignInForm): Promise<Result<Session | undefined>> {
  const username = form.username.trim();
  rememberUser(username, form.remember);
  const result = await api(createAccessApi).auth.signIn({
    username,
    password: form.password,
    remember: form.remember,
  });
  if (result.ok) startSession(result.data);
  else if (result.failure.challenge) {
    goToSecondStep(result.failure.challenge);
    return { ok: true, data: undefined };
  }
  return result;
}
