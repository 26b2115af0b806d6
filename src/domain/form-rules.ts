import { refine, type Struct, string } from 'superstruct';
import { EMAIL_PATTERN, REFERENCE_PATTERN, USERNAME_PATTERN } from './username.ts';

// The rules of section 5 as superstruct types, each with the sentence it answers.

export const REQUIRED = 'Este campo es requerido';

export const required = () => refine(string(), 'required', (value) => value.trim() !== '' || REQUIRED);

export const username = () =>
  refine(required(), 'username', (value) => USERNAME_PATTERN.test(value.trim()) || 'El usuario no es válido');

/** May be left empty; otherwise it follows the reference's pattern. */
export const optionalReference = (): Struct<string, null> =>
  refine(
    string(),
    'reference',
    (value) =>
      value.trim() === '' ||
      REFERENCE_PATTERN.test(value.trim()) ||
      'Empieza con C o un número, sin espacios',
  );

/** Pattern of section 5: the domain ends in at least two letters. */
export const email = () =>
  refine(
    required(),
    'email',
    (value) => EMAIL_PATTERN.test(value.trim()) || 'El correo electrónico no es válido',
  );

export const reference = () =>
  refine(
    required(),
    'reference',
    (value) => REFERENCE_PATTERN.test(value.trim()) || 'Empieza con C o un número, sin espacios',
  );
