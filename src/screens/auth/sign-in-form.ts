import { boolean, type Infer, object } from 'superstruct';
import { required } from '#domain/required.ts';

export const signInForm = object({ username: required(), password: required(), remember: boolean() });
export type SignInForm = Infer<typeof signInForm>;

/** A typed username without the spaces around it and the @ with which lists show it. */
export const plainUsername = (typed: string) => typed.trim().replace(/^@/, '');
