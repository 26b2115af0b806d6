import { type Infer, object, refine } from 'superstruct';
import { required } from '../../domain/form-rules.ts';
import { newPasswordFields, withSamePasswords } from '../../domain/password-rules.ts';

/** E-mail programs may put spaces and hyphens between the digits. */
export const plainCode = (typed: string) => typed.replace(/[\s-]/g, '');

const code = refine(
  required(),
  'code',
  (typed) => typed.trim() === '' || /^\d{6}$/.test(plainCode(typed)) || 'El código tiene 6 dígitos',
);

export const resetPasswordForm = withSamePasswords(object({ code, ...newPasswordFields }));
export type ResetPasswordForm = Infer<typeof resetPasswordForm>;
