import { validate } from 'superstruct';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { email, optionalReference, reference, required, username } from '../../../src/domain/form-rules.ts';

const REQUIRED = 'Este campo es requerido';
const WRONG_USERNAME = 'El usuario no es válido';
const WRONG_EMAIL = 'El correo electrónico no es válido';
const WRONG_REFERENCE = 'Empieza con C o un número, sin espacios';

for (const [name, rule, cases] of [
  [
    'required',
    required(),
    [
      ['', REQUIRED],
      [' ', REQUIRED],
      ['a', undefined],
    ],
  ],
  [
    'username',
    username(),
    [
      ['', REQUIRED],
      ['ab', WRONG_USERNAME],
      [' abc ', undefined],
      ['a.b9', undefined],
      ['Abc', WRONG_USERNAME],
      ['9abc', WRONG_USERNAME],
      ['a'.repeat(32), undefined],
      ['a'.repeat(33), WRONG_USERNAME],
    ],
  ],
  [
    'email',
    email(),
    [
      ['', REQUIRED],
      [' hola@luna.gt ', undefined],
      ['hola@luna', WRONG_EMAIL],
      ['hola@luna.g', WRONG_EMAIL],
      ['@luna.gt', WRONG_EMAIL],
    ],
  ],
  [
    'reference',
    reference(),
    [
      ['', REQUIRED],
      ['C1024', undefined],
      ['c', undefined],
      [' 10a ', undefined],
      ['A10', WRONG_REFERENCE],
      ['C 10', WRONG_REFERENCE],
    ],
  ],
  [
    'optional reference',
    optionalReference(),
    [
      ['', undefined],
      [' ', undefined],
      ['C1024', undefined],
      ['A10', WRONG_REFERENCE],
      ['C-10', WRONG_REFERENCE],
    ],
  ],
] as const) {
  test(`${name}: errors are reported, and surrounding spaces ignored`, () => {
    for (const [text, error] of cases)
      assert.is(validate(text, rule)[0]?.failures()[0]?.message, error, `“${text}”`);
  });
}
