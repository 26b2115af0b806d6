import { type Infer, object, refine, type Struct } from 'superstruct';
import { LONGEST, lengthOf } from './maximum-lengths.ts';
import { required } from './required.ts';

/** Rules of section 5 of the specification, shown while a password is typed. */
export const PASSWORD_RULES: readonly { label: string; met: (password: string) => boolean }[] = [
  { label: '8 caracteres', met: (password) => lengthOf(password) >= 8 },
  { label: 'Una mayúscula', met: (password) => /[A-Z]/.test(password) },
  { label: 'Un número', met: (password) => /[0-9]/.test(password) },
  { label: 'Uno de % & # , * !', met: (password) => /[%&#,*!]/.test(password) },
];

const WEAK =
  'La contraseña debe tener al menos 8 caracteres, incluir una letra mayúscula, un número y un carácter especial (%&#,*!)';
const TOO_LONG = `La contraseña puede tener ${LONGEST.password} caracteres como máximo`;
const DIFFERENT = 'Las contraseñas no coinciden';

const newPassword = () =>
  refine(required(), 'password', (password) => {
    if (password.trim() === '') return true;
    if (!PASSWORD_RULES.every(({ met }) => met(password))) return WEAK;
    return lengthOf(password) <= LONGEST.password || TOO_LONG;
  });

/** Fields of a new password for a form's schema; `withSamePasswords` compares the two. */
export const newPasswordFields = { password1: newPassword(), password2: required() };
export type NewPasswords = Infer<typeof newPasswordPair>;
const newPasswordPair = object(newPasswordFields);

/** Requires both passwords to be the same. */
export function withSamePasswords<Values extends NewPasswords, Schema>(
  form: Struct<Values, Schema>,
): Struct<Values, Schema> {
  return refine(form, 'same passwords', ({ password1, password2 }) =>
    password1 === password2 ? true : { path: ['password2'], message: DIFFERENT },
  );
}
