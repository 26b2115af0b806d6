import type { Result } from '@cobros/sdk';
import { createAccessApi } from '@cobros/sdk/access';
import { object } from 'superstruct';
import { api } from '#api/business-api.ts';
import { type NewPasswords, newPasswordFields, withSamePasswords } from '#domain/password-rules.ts';
import { showSuccess } from '#stores/messages.ts';
import { passwordChanged } from '#stores/session.ts';

export const changeOneTimePasswordForm = withSamePasswords(object(newPasswordFields));

/** The user has just signed in with the one-time password, so it is not asked for again. */
export async function changeOneTimePassword({ password1 }: NewPasswords): Promise<Result<unknown>> {
  const result = await api(createAccessApi).auth.changePassword({ newPassword: password1 });
  if (!result.ok) return result;
  passwordChanged();
  showSuccess('Contraseña', 'Se actualizo con éxito');
  return result;
}
