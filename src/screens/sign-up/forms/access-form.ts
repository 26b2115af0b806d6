import { type Infer, object } from 'superstruct';
import { username } from '../../../domain/form-rules.ts';
import { newPasswordFields, withSamePasswords } from '../../../domain/password-rules.ts';

export const accessForm = withSamePasswords(object({ username: username(), ...newPasswordFields }));
export type AccessForm = Infer<typeof accessForm>;
