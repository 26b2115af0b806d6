import { refine, type Struct, string } from 'superstruct';
import { EMAIL_PATTERN, REFERENCE_PATTERN, USERNAME_PATTERN } from './input-patterns.ts';
import { required } from './required.ts';

// Rules of section 5 of the specification as superstruct types, each with its error text.

export const username = () =>
  refine(required(), 'username', (value) => USERNAME_PATTERN.test(value.trim()) || 'El usuario no es válido');

const isReference = (value: string) =>
  REFERENCE_PATTERN.test(value.trim()) || 'Empieza con C o un número, sin espacios';

export const reference = () => refine(required(), 'reference', isReference);

/** Optional; if given, the text must match the pattern of a reference. */
export const optionalReference = (): Struct<string, null> =>
  refine(string(), 'reference', (value) => value.trim() === '' || isReference(value));

/** Pattern of section 5 of the specification: the domain ends in at least two letters. */
export const email = () =>
  refine(
    required(),
    'email',
    (value) => EMAIL_PATTERN.test(value.trim()) || 'El correo electrónico no es válido',
  );
