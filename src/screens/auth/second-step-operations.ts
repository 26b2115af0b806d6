import type { Result, Session } from '@cobros/sdk';
import { createAccessApi } from '@cobros/sdk/access';
import { type Infer, object } from 'superstruct';
import { api } from '#api/business-api.ts';
import { secondFactorCode } from '#blocks/second-factor/code-rules.ts';
import { failureAtField } from '#blocks/second-factor/failure-at-field.ts';
import { getSessionId, startSession } from '#stores/session.ts';

/** The token that the sign-in put into the navigation state. */
export function challengeToken(): string | undefined {
  const { challengeToken } = (history.state ?? {}) as { challengeToken?: unknown };
  return typeof challengeToken === 'string' ? challengeToken : undefined;
}

export const secondStepForm = object({ code: secondFactorCode() });
export type SecondStepForm = Infer<typeof secondStepForm>;

/** Completes the sign-in with a code: opens the session. */
export async function completeSignIn(
  challengeToken: string,
  { code }: SecondStepForm,
): Promise<Result<Session>> {
  const result = await api(createAccessApi).auth.completeSignIn({ challengeToken, verificationCode: code });
  if (!result.ok) return { ...result, failure: failureAtField(result.failure) };
  startSession(result.data);
  return result;
}

/** Reads from the server which steps the session still requires. */
export async function readSessionDemands(): Promise<Result<unknown>> {
  const result = await api(createAccessApi).auth.renewSession();
  if (result.ok && result.data.sessionId === getSessionId()) startSession(result.data);
  return result;
}
