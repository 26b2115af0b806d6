import description from '@cobros/sdk/business-api.json';
import { object, validate } from 'superstruct';
import { fullName, maskedPhone } from '#domain/app-user-name-and-phone.ts';
import { email, optionalReference, reference, username } from '#domain/form-rules.ts';
import { parseAppUserSearch } from '#domain/parse-app-user-search.ts';
import { newPasswordFields, PASSWORD_RULES, withSamePasswords } from '#domain/password-rules.ts';
import { required } from '#domain/required.ts';
import { phoneDigits as signUpDigits } from '#screens/sign-up/sign-up-forms.ts';
import { formatPhone, phoneDigits, phoneError } from '#words/phone.ts';
import { assert, test } from '../support/test.ts';

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
  ['email', email(), undefined, ' hola@luna.gt ', "o'neil&hijos@luna.gt"],
  ['reference', reference(), REQUIRED, ''],
  ['reference', reference(), WRONG_REFERENCE, 'A10', 'C 10'],
  ['reference', reference(), undefined, 'C1024', 'c', ' 10a '],
  ['optional reference', optionalReference(), WRONG_REFERENCE, 'A10', 'C-10'],
  ['optional reference', optionalReference(), undefined, '', ' ', 'C1024'],
] as const)
  test(`${name}, whatever spaces surround it: ${error ?? 'accepted'}`, () => {
    for (const text of texts) assert.is(validate(text, rule)[0]?.failures()[0]?.message, error, `“${text}”`);
  });

const form = withSamePasswords(object(newPasswordFields));

/** The messages of each field. */
function errorsOf(password1: string, password2 = password1): Record<string, string> {
  const [failure] = validate({ password1, password2 }, form);
  return Object.fromEntries((failure?.failures() ?? []).map(({ path, message }) => [path[0], message]));
}

const WEAK =
  'La contraseña debe tener al menos 8 caracteres, incluir una letra mayúscula, un número y un carácter especial (%&#,*!)';

test('a password that breaks any rule is answered with all of them, an empty one as required; two that differ are reported at the second', () => {
  for (const weak of ['Cobros2026', 'cobros#2026', 'Cobros#abcd', 'Co#2026', 'Cobros$2026'])
    assert.equal(errorsOf(weak), { password1: WEAK }, weak);
  assert.equal(errorsOf('Cobros#2026'), {});
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

test('a number is read in any spelling', () => {
  for (const typed of '55550101| 5555 0101 |5555-0101|(5555) 0101|+502 5555 0101|+50255550101'.split('|')) {
    assert.is(phoneDigits('502', typed), '55550101', typed);
    assert.is(phoneError('502', typed), undefined, typed);
  }
  assert.is(phoneDigits('502', '50212345'), '50212345', 'without a plus sign it is no country');
});

test('the number of a business that signs up is read with any prefix of the country', () => {
  for (const typed of '5555 0101|(5555)-0101|+502 5555 0101|00502 55550101|+50255550101'.split('|'))
    assert.is(signUpDigits(typed), '55550101', typed);
});

test('a number has as many digits as its country, and of other countries at most fifteen with the code', () => {
  for (const [country, typed, error] of [
    ['502', '5555010', 'El teléfono debe tener 8 dígitos'],
    ['502', '555501010', 'El teléfono debe tener 8 dígitos'],
    ['502', '+503 5555 0101', 'El teléfono debe tener 8 dígitos'],
    ['52', '55 1234 567', 'El teléfono debe tener 10 dígitos'],
    ['52', '55 1234 5678'],
    ['1', '202 555 014', 'El teléfono debe tener 10 dígitos'],
    ['34', '612 345 678'],
    ['507', '612 345', 'El teléfono debe tener 7 u 8 dígitos'],
    ['507', '6123 4567'],
    ['49', '123456'],
    ['49', '1234567890123'],
    ['49', '12345', 'El teléfono no es válido'],
    ['49', '12345678901234', 'El teléfono no es válido'],
    ...['cinco', '5555x0101', '<b>', ''].map((typed) => ['52', typed, 'El teléfono no es válido'] as const),
  ] as const)
    assert.is(phoneError(country, typed), error, `+${country} ${typed}`);
});

test('digits are grouped as in their country, and not at all where that is unknown', () => {
  for (const [countryCode, phoneNumber, shown] of [
    ['502', '55550101', '+502 5555 0101'],
    ['52', '5512345678', '+52 551 234 5678'],
    ['1', '2025550143', '+1 202 555 0143'],
    ['34', '612345678', '+34 612 345 678'],
    ['501', '6101234', '+501 610 1234'],
    ['49', '15123456789', '+49 15123456789'],
    ['502', '1234', '+502 1234'],
  ] as const)
    assert.is(formatPhone({ countryCode, phoneNumber }), shown);
  assert.is(maskedPhone({ countryCode: '1', phoneNumber: '2025550143' }), '+1 202 555 ••43');
});

test('a username, even with a phone keyboard’s capital, and a phone number in any grouping are recognized', () => {
  for (const [typed, search] of [
    ['maria.lopez', 'maria.lopez'],
    ['  @maria.lopez ', 'maria.lopez'],
    ['Maria.lopez', 'maria.lopez'],
    ['5512-1234', '55121234'],
    ['+502 5512 1234', '50255121234'],
  ] as const)
    assert.equal(parseAppUserSearch(typed), { kind: 'ready', search }, typed);
});

test('the beginning of a username or phone number is incomplete; a text that can become neither is malformed, with the error of the one that it resembles', () => {
  for (const typed of ['m', 'ma', '@', '5', '5512 12'])
    assert.is(parseAppUserSearch(typed).kind, 'unfinished', typed);
  for (const typed of ['maria lopez', 'maría', 'maria-lopez', '.maria', `m${'a'.repeat(32)}`])
    assert.equal(parseAppUserSearch(typed), { kind: 'malformed', error: 'El usuario no es válido' }, typed);
  const tooLong = { kind: 'malformed', error: 'El teléfono debe tener 8 dígitos' };
  assert.equal(parseAppUserSearch('1'.repeat(16)), tooLong);
  assert.equal(parseAppUserSearch('  '), { kind: 'empty' });
});

test('a phone number shows only enough digits to tell two people apart; the name of a person without a last name has no trailing space', () => {
  assert.is(maskedPhone({ countryCode: '502', phoneNumber: '55121234' }), '+502 5512 ••34');
  assert.is(maskedPhone({ countryCode: '502', phoneNumber: '' }), '');
  assert.is(fullName({ name: 'María', lastname: '' }), 'María');
});
