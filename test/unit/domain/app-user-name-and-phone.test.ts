import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { fullName, maskedPhone } from '../../../src/domain/app-user-name-and-phone.ts';

test('a phone number shows only enough digits to tell two people apart', () => {
  assert.is(maskedPhone({ countryCode: '502', phoneNumber: '55121234' }), '+502 5512 ••34');
  assert.is(maskedPhone({ countryCode: '502', phoneNumber: '' }), '');
});

test('the name of a person without a last name has no trailing space', () => {
  assert.is(fullName({ name: 'María', lastname: '' }), 'María');
});
