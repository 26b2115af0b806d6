import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { readSignedAmount, signedAmountError } from '../../../src/domain/typed-signed-amount.ts';
import { quetzalFormat } from '../../fixtures/quetzal-format.ts';

test('a minus sign, in any of its usual places, makes the sum negative', () => {
  for (const [text, cents] of [
    ['125.50', 12_550],
    ['0', 0],
    ['-125.50', -12_550],
    ['\u22121,234.5', -123_450],
    ['Q-5', -500],
    ['-Q5', -500],
    ['- 5', -500],
  ] as const) {
    assert.is(readSignedAmount(text, quetzalFormat), cents, text);
    assert.is(signedAmountError(text, quetzalFormat), undefined, text);
  }
});

test('a text that is not a sum has an error that says why', () => {
  for (const [error, ...texts] of [
    ['Este campo es requerido', '', '  '],
    ['Escribe el monto con números, como 1,234.50', '5-3', '--5', 'cinco'],
    ['El monto admite dos decimales como máximo', '1.255', '-1.255'],
  ] as const)
    for (const text of texts) assert.is(signedAmountError(text, quetzalFormat), error, text);
});
