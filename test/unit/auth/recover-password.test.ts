import { validate } from 'superstruct';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { recoverPassword, resetPasswordForm } from '../../../src/screens/auth/recovery-operations.ts';
import { stubbedApi } from '../../support/stubbed-api.ts';

const PATH = 'password_recoveries/v3/recover';
const form = (code: string) => ({ code, password1: 'Nueva#2026', password2: 'Nueva#2026' });

test('a code in any grouping is sent as its digits', async () => {
  const api = stubbedApi({ [PATH]: {} });
  for (const code of ['123456', '123-456', ' 123 456 ', '12-34 56']) {
    assert.is(validate(form(code), resetPasswordForm)[0], undefined, code);
    await recoverPassword('tiendaluna', form(code));
  }
  const sent = { username: 'tiendaluna', verificationCode: '123456', password: 'Nueva#2026' };
  assert.equal(api.contentsOf(PATH), Array(4).fill(sent));
});

test('a code with more or fewer digits, or anything else, is invalid', () => {
  for (const code of ['12345', '1234567', '12345a', '123_456']) {
    const [failure] = validate(form(code), resetPasswordForm);
    assert.is(failure?.failures()[0]?.message, 'El código tiene 6 dígitos', code);
  }
});
