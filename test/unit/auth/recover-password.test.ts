import { validate } from 'superstruct';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { recoverPassword, resetPasswordForm } from '../../../src/screens/auth/recovery-operations.ts';
import { stubbedApi } from '../../support/stubbed-api.ts';

const PATH = 'password_recoveries/v3/recover';
const form = (code: string) => ({ code, password1: 'Nueva#2026', password2: 'Nueva#2026' });

for (const code of ['123456', '123-456', ' 123 456 ', '12-34 56']) {
  test(`the code «${code}» is sent as its digits`, async () => {
    const api = stubbedApi({ [PATH]: {} });
    assert.is(validate(form(code), resetPasswordForm)[0], undefined);
    await recoverPassword('tiendaluna', form(code));
    assert.equal(api.contentsOf(PATH), [
      { username: 'tiendaluna', verificationCode: '123456', password: 'Nueva#2026' },
    ]);
  });
}

for (const code of ['12345', '1234567', '12345a', '123_456']) {
  test(`the code «${code}» is invalid`, () => {
    const [failure] = validate(form(code), resetPasswordForm);
    assert.is(failure?.failures()[0]?.message, 'El código tiene 6 dígitos');
  });
}
