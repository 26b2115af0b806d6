import type { Result } from '@cobros/sdk';
import { createAccessApi } from '@cobros/sdk/access';
import { type Infer, object, refine } from 'superstruct';
import { api } from '../../../api/business-api.ts';
import { required } from '../../../domain/form-rules.ts';
import { newPasswordFields, withSamePasswords } from '../../../domain/password-rules.ts';

/** E-mail programs may put spaces and hyphens between the digits. */
const plainCode = (typed: string) => typed.replace(/[\s-]/g, '');

const code = refine(
  required(),
  'code',
  (typed) => typed.trim() === '' || /^\d{6}$/.test(plainCode(typed)) || 'El código tiene 6 dígitos',
);

export const resetPasswordForm = withSamePasswords(object({ code, ...newPasswordFields }));
export type ResetPasswordForm = Infer<typeof resetPasswordForm>;

export const recoverPassword = (username: string, form: ResetPasswordForm): Promise<Result<unknown>> =>
  api(createAccessApi).passwordRecoveries.recover({
    username,
    verificationCode: plainCode(form.code),
    password: form.password1,
  });
