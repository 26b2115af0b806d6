import type { Result, Session } from '@cobros/sdk';
import { createAccessApi } from '@cobros/sdk/access';
import { type Infer, object } from 'superstruct';
import { api } from '../../../api/business-api.ts';
import { secondFactorCode } from '../../../blocks/second-factor/code-rules.ts';
import { failureAtField } from '../../../blocks/second-factor/failure-at-field.ts';
import { startSession } from '../../../stores/session.ts';

export const secondStepForm = object({ code: secondFactorCode() });
export type SecondStepForm = Infer<typeof secondStepForm>;

/** Opens the session that the password alone did not open. */
export async function completeSignIn(
  challengeToken: string,
  { code }: SecondStepForm,
): Promise<Result<Session>> {
  const result = await api(createAccessApi).auth.completeSignIn({ challengeToken, verificationCode: code });
  if (!result.ok) return { ...result, failure: failureAtField(result.failure) };
  startSession(result.data);
  return result;
}
