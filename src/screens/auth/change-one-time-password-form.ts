import { object } from 'superstruct';
import { newPasswordFields, withSamePasswords } from '../../domain/password-rules.ts';

export const changeOneTimePasswordForm = withSamePasswords(object(newPasswordFields));
