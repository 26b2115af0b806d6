import type { Result } from '@cobros/sdk';
import { createAuthApi } from '@cobros/sdk/auth';
import { type Infer, object } from 'superstruct';
import { api } from '../../../api/business-api.ts';
import { renameFailureFields } from '../../../blocks/form/rename-failure-fields.ts';
import { required } from '../../../domain/form-rules.ts';
import { newPasswordFields, withSamePasswords } from '../../../domain/password-rules.ts';
import { OWN_SESSIONS } from '../../../stores/cache-keys.ts';
import { finishProfileChange } from '../finish-profile-change.ts';

export const passwordForm = withSamePasswords(object({ currentPassword: required(), ...newPasswordFields }));
export type PasswordForm = Infer<typeof passwordForm>;

/** Ends the person's other sessions. */
export async function changePassword({
  currentPassword,
  password1: newPassword,
}: PasswordForm): Promise<Result<unknown>> {
  const result = await api(createAuthApi).changePassword({ currentPassword, newPassword });
  if (!result.ok)
    return { ...result, failure: renameFailureFields(result.failure, { newPassword: 'password1' }) };
  return finishProfileChange(result, {
    title: 'Contraseña',
    change: (before) => before,
    lists: [OWN_SESSIONS],
  });
}
