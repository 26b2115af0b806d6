import type { Result } from '@cobros/sdk';
import { createAccessApi } from '@cobros/sdk/access';
import { useEffect, useState } from 'react';
import { type Infer, object, refine } from 'superstruct';
import { useLocation } from 'wouter';
import { navigate } from 'wouter/use-browser-location';
import { api } from '#api/business-api.ts';
import { renameFailureFields } from '#blocks/form/rename-failure-fields.ts';
import { newPasswordFields, withSamePasswords } from '#domain/password-rules.ts';
import { paths } from '#domain/paths.ts';
import { required } from '#domain/required.ts';
import { withoutSeparators } from '#words/brought-back.ts';
import { plainUsername } from './sign-in-form.ts';

export const forgotPasswordForm = object({ username: required() });
export type ForgotPasswordForm = Infer<typeof forgotPasswordForm>;

/** Sends a recovery code to the user's e-mail address. */
export const requestRecoveryCode = ({ username }: ForgotPasswordForm): Promise<Result<unknown>> =>
  api(createAccessApi).passwordRecoveries.requestCode({ username: plainUsername(username) });

/** E-mail programs may put spaces and hyphens between the digits. */

const code = refine(
  required(),
  'code',
  (typed) => typed.trim() === '' || /^\d{6}$/.test(withoutSeparators(typed)) || 'El código tiene 6 dígitos',
);

export const resetPasswordForm = withSamePasswords(object({ code, ...newPasswordFields }));
export type ResetPasswordForm = Infer<typeof resetPasswordForm>;

export async function recoverPassword(username: string, form: ResetPasswordForm): Promise<Result<unknown>> {
  const result = await api(createAccessApi).passwordRecoveries.recover({
    username,
    verificationCode: withoutSeparators(form.code),
    password: form.password1,
  });
  if (result.ok) return result;
  const names = { verificationCode: 'code', password: 'password1' };
  return { ...result, failure: renameFailureFields(result.failure, names) };
}

/** The username is passed in the navigation state, which survives a reload. */
export function goToResetPassword(username: string): void {
  navigate(paths.auth.resetPassword, { state: { username } });
}

/** The username in the navigation state. Without one, the user is sent to the login. */
export function useRecoveredUsername(): string | undefined {
  const [, goTo] = useLocation();
  // Read only once: on Back this screen is still mounted when the state already is that of the previous entry.
  const [{ username }] = useState(() => (history.state ?? {}) as { username?: unknown });
  const missing = typeof username !== 'string' || username === '';
  useEffect(() => {
    if (missing) goTo(paths.auth.login, { replace: true });
  }, [missing, goTo]);
  return missing ? undefined : username;
}
