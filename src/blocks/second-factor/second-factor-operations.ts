import type { BeginEnrollmentContent, Enrollment, RecoveryCodes, Result } from '@cobros/sdk';
import { createSecondFactorApi } from '@cobros/sdk/second-factor';
import { api } from '#api/business-api.ts';
import { OWN_SESSIONS, SECOND_FACTOR } from '#stores/cache-keys.ts';
import { invalidate } from '#stores/resource.ts';
import { failureAtField } from './failure-at-field.ts';

/** Creates a new secret for the authenticator application. */
export async function beginEnrollment(content: BeginEnrollmentContent): Promise<Result<Enrollment>> {
  const result = await api(createSecondFactorApi).beginEnrollment(content);
  return result.ok ? result : { ...result, failure: failureAtField(result.failure) };
}

/** Turns the second factor on and ends the other sessions. Returns the recovery codes. */
export async function confirmEnrollment(verificationCode: string): Promise<Result<RecoveryCodes>> {
  const result = await api(createSecondFactorApi).confirmEnrollment({ verificationCode });
  if (!result.ok) return { ...result, failure: failureAtField(result.failure) };
  await invalidate(SECOND_FACTOR, OWN_SESSIONS);
  return result;
}
