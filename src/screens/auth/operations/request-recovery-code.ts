import type { Result } from '@cobros/sdk';
import { createAccessApi } from '@cobros/sdk/access';
import { api } from '../../../api/business-api.ts';
import type { ForgotPasswordForm } from '../forgot-password-form.ts';

/** Sends a code to the e-mail address of the user. */
export const requestRecoveryCode = ({ username }: ForgotPasswordForm): Promise<Result<unknown>> =>
  api(createAccessApi).passwordRecoveries.requestCode({ username: username.trim() });
