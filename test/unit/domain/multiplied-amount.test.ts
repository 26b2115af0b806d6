import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { centsOfProduct, productError } from '../../../src/domain/multiplied-amount.ts';

const FORMAT = { locale: 'es-GT', currency: 'GTQ' };

for (const [text, cents] of [
  ['50', 5000],
  ['12.50*3', 3750],
  [' 1,200.10 * 2 ', 240_020],
  ['Q0.01×9999', 9999],
  ['9999.99*100', 99_999_900],
] as const)
  test(`«${text}» is ${cents} cents`, () => {
    assert.is(productError(text, FORMAT), undefined);
    assert.is(centsOfProduct(text, FORMAT), cents);
  });

for (const [error, ...texts] of [
  ['Este campo es requerido', ''],
  ['Solo una multiplicación, como 12.50*3', '12*3*2', '12+3', '12-3', '12*', '12*1.5', '*3'],
  ['El monto debe ser mayor que cero', '-12*3', '12*0'],
  ['El monto admite dos decimales como máximo', '12.505*2'],
  ['Escribe el monto con números, como 1,234.50', 'pan*2'],
  ['El monto máximo es 999,999.99', '999999.99*2'],
] as const)
  test(`«${texts.join('», «')}» is rejected: ${error}`, () => {
    for (const text of texts) assert.is(productError(text, FORMAT), error, text);
  });
