import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { formatPhone, groupedDigits, phoneDigits, phoneError } from '../../../src/domain/phone.ts';

test('a number is read in any spelling', () => {
  for (const typed of '55550101| 5555 0101 |5555-0101|(5555) 0101|+502 5555 0101|+50255550101'.split('|')) {
    assert.is(phoneDigits('502', typed), '55550101', typed);
    assert.is(phoneError('502', typed), undefined, typed);
  }
  assert.is(phoneDigits('502', '50212345'), '50212345', 'without a plus sign it is no country');
});

test('a number of Guatemala has eight digits, others six to fifteen', () => {
  for (const typed of ['5555010', '555501010', '+503 5555 0101'])
    assert.is(phoneError('502', typed), 'El teléfono debe tener 8 dígitos', typed);
  for (const typed of ['123456', '55 1234 5678', '123456789012345'])
    assert.is(phoneError('52', typed), undefined, typed);
  for (const typed of ['12345', '1234567890123456', 'cinco', '5555x0101', '<b>', ''])
    assert.is(phoneError('52', typed), 'El teléfono no es válido', typed);
});

test('the last four digits are grouped', () => {
  assert.is(formatPhone({ countryCode: '502', phoneNumber: '55550101' }), '+502 5555 0101');
  assert.is(formatPhone({ countryCode: '52', phoneNumber: '5512345678' }), '+52 551234 5678');
  assert.is(groupedDigits('1234'), '1234');
  assert.is(groupedDigits(''), '');
});
