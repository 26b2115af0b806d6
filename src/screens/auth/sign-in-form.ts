import { boolean, type Infer, object } from 'superstruct';
import { required } from '../../domain/required.ts';

export const signInForm = object({ username: required(), password: required(), remember: boolean() });
export type SignInForm = Infer<typeof signInForm>;
