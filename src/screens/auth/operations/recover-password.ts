import type { Result } from '@cobros/sdk';
import { accessApi } from '../../../api/access-api.ts';
import { plainCode, type ResetPasswordForm } from '../reset-password-form.ts';

export const recoverPassword = (username: string, form: ResetPasswordForm): Promise<Result<unknown>> =>
  api(createAccessApi).passwordRecoveries.recover({
    username,
    verificationCode: plainCode(form.code),
    password: form.password1,
  });
