import description from '@cobros/sdk/business-api.json';
import { object, validate } from 'superstruct';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { newPasswordFields, PASSWORD_RULES, withSamePasswords } from '../../../src/domain/password-rules.ts';

const form = withSamePasswords(object(newPasswordFields));

/** The messages of each field. */
function errorsOf(password1: string, password2 = password1): Record<string, string> {
  const [failure] = validate({ password1, password2 }, form);
  return Object.fromEntries((failure?.failures() ?? []).map(({ path, message }) => [path[0], message]));
}

const WEAK =
  'La contraseña debe tener al menos 8 caracteres, incluir una letra mayúscula, un número y un carácter especial (%&#,*!)';

test('a password that breaks a rule gets all rules, as the specification words them', () => {
  for (const weak of ['Cobros2026', 'cobros#2026', 'Cobros#abcd', 'Co#2026', 'Cobros$2026'])
    assert.equal(errorsOf(weak), { password1: WEAK }, weak);
  assert.equal(errorsOf('Cobros#2026'), {});
});

test('an empty password is reported as required, and two that differ are reported at the second', () => {
  const required = 'Este campo es requerido';
  assert.equal(errorsOf(''), { password1: required, password2: required });
  assert.equal(errorsOf('Cobros#2026', 'Cobros#2027'), { password2: 'Las contraseñas no coinciden' });
  assert.equal(errorsOf('corta', 'otra'), { password1: WEAK, password2: 'Las contraseñas no coinciden' });
});

test('a password that is too long for the API is rejected before the call', () => {
  const { maxLength } = description.components.schemas.Password;
  const long = `A1#${'x'.repeat(maxLength - 3)}`;
  assert.equal(errorsOf(long), {});
  assert.match(errorsOf(`${long}x`).password1 ?? '', String(maxLength));
});

test('the rules agree with the pattern in the description', () => {
  const pattern = new RegExp(description.components.schemas.Password.pattern, 'u');
  const passwords = 'Cobros#2026|Ñandú*2026A|ñandú*2026|A1#😀😀😀😀|A1#😀😀😀😀😀|Cobros$2026| A1!    ';
  for (const password of passwords.split('|')) {
    const met = PASSWORD_RULES.every((rule) => rule.met(password));
    assert.is(met, pattern.test(password), password);
  }
});
