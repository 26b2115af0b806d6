import { type Infer, object } from 'superstruct';
import { required } from '../../domain/form-rules.ts';

export const forgotPasswordForm = object({ username: required() });
export type ForgotPasswordForm = Infer<typeof forgotPasswordForm>;
