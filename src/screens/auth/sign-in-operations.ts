import type { Result, SecondFactorChallenge, Session } from '@cobros/sdk';
import { createAccessApi } from '@cobros/sdk/access';
import { navigate } from 'wouter/use-browser-location';
import { api } from '#api/business-api.ts';
import { paths } from '#domain/paths.ts';
import { rememberUser } from '#stores/remembered-user.ts';
import { startSession } from '#stores/session.ts';
import { plainUsername, type SignInForm } from './sign-in-form.ts';

/**
 * The token is passed in the navigation state, which survives a reload. It is valid for minutes, and only together
 * with a code.
 */
export function goToSecondStep({ token }: SecondFactorChallenge): void {
  navigate(paths.auth.secondStep, { state: { challengeToken: token } });
}

export async function signIn(form: SignInForm): Promise<Result<Session | undefined>> {
  const username = plainUsername(form.username);
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
  } else {
    const code = await import('#api/explain-wrong-address.ts').catch(() => undefined);
    if (code) result.failure = await code.explainWrongAddress(result.failure);
  }
  return result;
}
