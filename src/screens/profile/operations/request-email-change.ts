import type { Result } from '@cobros/sdk';
import { createProfileApi } from '@cobros/sdk/profile';
import { type Infer, object } from 'superstruct';
import { api } from '../../../api/business-api.ts';
import { email } from '../../../domain/form-rules.ts';
import { profileModal } from '../profile-modal.ts';

export const emailForm = object({ emailAddress: email() });
export type EmailForm = Infer<typeof emailForm>;

/** Sends a code to the new address and opens the dialog that asks for it. */
export async function requestEmailChange(form: EmailForm): Promise<Result<unknown>> {
  const emailAddress = form.emailAddress.trim();
  const result = await api(createProfileApi).updateEmail({ emailAddress });
  if (result.ok) profileModal.open({ step: 'email-code', emailAddress });
  return result;
}

/** Sends another code to the same address; the previous one becomes invalid. */
export const resendEmailCode = (emailAddress: string): Promise<Result<unknown>> =>
  api(createProfileApi).updateEmail({ emailAddress });
