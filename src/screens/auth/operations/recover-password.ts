import type { Result } from '@cobros/sdk';
import { createAccessApi } from '@cobros/sdk/access';
import { api } from '../../../api/business-api.ts';
import { plainCode, type ResetPasswordForm } from '../reset-password-form.ts';

export const recoverPassword = (username: string, form: ResetPasswordForm): Promise<Result<unknown>> =>
  api(createAccessApi).passwordRecoveries.recover({
    username,
    verificationCode: plainCode(form.code),
    password: form.password1,
  });
