import type { Result } from '@cobros/sdk';
import { createProfileApi } from '@cobros/sdk/profile';
import { type Infer, object, string } from 'superstruct';
import { api } from '../../../api/business-api.ts';
import { failureAtField } from '../../../blocks/second-factor/failure-at-field.ts';
import { email, required } from '../../../domain/form-rules.ts';
import { profileModal } from '../profile-modal.ts';

export const emailForm = object({ emailAddress: email(), password: string() });
/** Once the server has asked for the password. */
export const emailAndPasswordForm = object({ emailAddress: email(), password: required() });
export type EmailForm = Infer<typeof emailForm>;

/** Sends a code to the new address and opens the dialog that asks for it. */
export async function requestEmailChange({ password, ...form }: EmailForm): Promise<Result<unknown>> {
  const emailAddress = form.emailAddress.trim();
  const result = await api(createProfileApi).updateEmail({ emailAddress, ...(password && { password }) });
  if (!result.ok) return { ...result, failure: failureAtField(result.failure) };
  profileModal.open({ step: 'email-code', emailAddress });
  return result;
}

/** Sends another code to the same address; the previous one becomes invalid. Without one, and long after the sign-in, it takes the password. */
export async function resendEmailCode(emailAddress: string): Promise<Result<unknown>> {
  const result = await api(createProfileApi).updateEmail({ emailAddress });
  if (needsPassword(result)) profileModal.open({ step: 'email', typed: emailAddress, asksPassword: true });
  return result;
}

export const needsPassword = (result: Result<unknown>) =>
  !result.ok && result.failure.code === 'password-needed';
