import { validate } from 'superstruct';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { email, optionalReference, reference, required, username } from '../../../src/domain/form-rules.ts';

const REQUIRED = 'Este campo es requerido';
const WRONG_USERNAME = 'El usuario no es válido';
const WRONG_EMAIL = 'El correo electrónico no es válido';
const WRONG_REFERENCE = 'Empieza con C o un número, sin espacios';

for (const [name, rule, error, ...texts] of [
  ['required', required(), REQUIRED, '', ' '],
  ['required', required(), undefined, 'a'],
  ['username', username(), REQUIRED, ''],
  ['username', username(), WRONG_USERNAME, 'ab', 'Abc', '9abc', 'a'.repeat(33)],
  ['username', username(), undefined, ' abc ', 'a.b9', 'a'.repeat(32)],
  ['email', email(), REQUIRED, ''],
  ['email', email(), WRONG_EMAIL, 'hola@luna', 'hola@luna.g', '@luna.gt'],
  ['email', email(), undefined, ' hola@luna.gt '],
  ['reference', reference(), REQUIRED, ''],
  ['reference', reference(), WRONG_REFERENCE, 'A10', 'C 10'],
  ['reference', reference(), undefined, 'C1024', 'c', ' 10a '],
  ['optional reference', optionalReference(), WRONG_REFERENCE, 'A10', 'C-10'],
  ['optional reference', optionalReference(), undefined, '', ' ', 'C1024'],
] as const)
  test(`${name}, whatever spaces surround it: ${error ?? 'accepted'}`, () => {
    for (const text of texts) assert.is(validate(text, rule)[0]?.failures()[0]?.message, error, `“${text}”`);
  });
