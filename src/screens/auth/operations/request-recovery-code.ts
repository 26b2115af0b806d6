import type { Result } from '@cobros/sdk';
import { createAccessApi } from '@cobros/sdk/access';
import { type Infer, object } from 'superstruct';
import { api } from '../../../api/business-api.ts';
import { required } from '../../../domain/form-rules.ts';

export const forgotPasswordForm = object({ username: required() });
export type ForgotPasswordForm = Infer<typeof forgotPasswordForm>;

/** Sends a code to the e-mail address of the user. */
export const requestRecoveryCode = ({ username }: ForgotPasswordForm): Promise<Result<unknown>> =>
  api(createAccessApi).passwordRecoveries.requestCode({ username: username.trim() });
