import type { Result } from '@cobros/sdk';
import { type Infer, object } from 'superstruct';
import { accessApi } from '../../../api/access-api.ts';
import { required } from '../../../domain/form-rules.ts';

export const forgotPasswordForm = object({ username: required() });
export type ForgotPasswordForm = Infer<typeof forgotPasswordForm>;

/** Sends a code to the e-mail address of the user. */
export const requestRecoveryCode = ({ username }: ForgotPasswordForm): Promise<Result<unknown>> =>
  accessApi.passwordRecoveries.requestCode({ username: username.trim() });
