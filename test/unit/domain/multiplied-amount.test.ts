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

for (const [text, error] of [
  ['', 'Este campo es requerido'],
  ['12*3*2', 'Solo una multiplicación, como 12.50*3'],
  ['12+3', 'Solo una multiplicación, como 12.50*3'],
  ['12-3', 'Solo una multiplicación, como 12.50*3'],
  ['12*', 'Solo una multiplicación, como 12.50*3'],
  ['12*1.5', 'Solo una multiplicación, como 12.50*3'],
  ['*3', 'Solo una multiplicación, como 12.50*3'],
  ['-12*3', 'El monto debe ser mayor que cero'],
  ['12*0', 'El monto debe ser mayor que cero'],
  ['12.505*2', 'El monto admite dos decimales como máximo'],
  ['pan*2', 'Escribe el monto con números, como 1,234.50'],
  ['999999.99*2', 'El monto máximo es 999,999.99'],
] as const)
  test(`«${text}» is rejected: ${error}`, () => assert.is(productError(text, FORMAT), error));
