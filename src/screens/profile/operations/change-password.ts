import type { Failure, Result } from '@cobros/sdk';
import { type Infer, object } from 'superstruct';
import { api } from '../../../api/api.ts';
import { required } from '../../../domain/form-rules.ts';
import { newPasswordFields, withSamePasswords } from '../../../domain/password-rules.ts';
import { finishProfileChange, OWN_SESSIONS } from '../profile-store.ts';

export const passwordForm = withSamePasswords(object({ currentPassword: required(), ...newPasswordFields }));
export type PasswordForm = Infer<typeof passwordForm>;

/** The person's other sessions end. */
export async function changePassword({
  currentPassword,
  password1: newPassword,
}: PasswordForm): Promise<Result<unknown>> {
  const result = await api.auth.changePassword({ currentPassword, newPassword });
  if (!result.ok) return { ...result, failure: atPasswordFields(result.failure) };
  return finishProfileChange(result, {
    title: 'Contraseña',
    change: (before) => before,
    lists: [OWN_SESSIONS],
  });
}

/** What the server says of its fields, at those of the form. */
function atPasswordFields(failure: Failure): Failure {
  const fields = failure.fields?.map(({ field, message }) => ({
    field: field === 'newPassword' ? 'password1' : field,
    message,
  }));
  return fields ? { ...failure, fields } : failure;
}
