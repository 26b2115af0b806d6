import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { type AmountRange, amountRangeError, plainAmount } from '../../../src/domain/amount-range.ts';
import { quetzalFormat } from '../../fixtures/quetzal-format.ts';

const problem = (range: AmountRange) => amountRangeError(range, quetzalFormat);

test('an initial amount that is not a number is reported', () => {
  assert.is(
    problem({ initial: 'mucho', final: '10' }),
    'Por favor, asegúrese de ingresar un monto inicial numérico',
  );
});

test('a final amount that is not a number is reported', () => {
  assert.is(
    problem({ initial: '10', final: '1o0' }),
    'Por favor, asegúrese de ingresar un monto final numérico',
  );
});

test('if both amounts are invalid, the initial one is reported first', () => {
  assert.match(problem({ initial: 'a', final: 'b' }) ?? '', 'inicial');
});

test('an initial amount greater than the final one is rejected', () => {
  assert.is(
    problem({ initial: '500', final: '100.50' }),
    'Por favor, asegúrese de ingresar un monto final mayor al monto inicial',
  );
  assert.is(problem({ initial: '9', final: '10' }), undefined);
  assert.is(problem({ initial: '10', final: '10' }), undefined);
});

test('either end may be empty', () => {
  assert.is(problem({ initial: '', final: '' }), undefined);
  assert.is(problem({ initial: '10', final: '' }), undefined);
  assert.is(problem({ initial: '', final: '10' }), undefined);
});

test('an amount that the API would reject is explained', () => {
  assert.is(problem({ initial: '1,000,000,000', final: '' }), 'El monto máximo es 999,999,999.99');
  assert.is(
    problem({ initial: '', final: '1e99' }),
    'Por favor, asegúrese de ingresar un monto final numérico',
  );
  assert.is(problem({ initial: '10.555', final: '' }), 'El monto admite dos decimales como máximo');
  assert.is(problem({ initial: '-5', final: '' }), 'El monto no puede ser negativo');
});

test('an amount in a range is read like the amount of a request', () => {
  for (const [typed, plain] of [
    ['Q 1,234.50', '1234.5'],
    ['12,50', '12.5'],
    [' 10 ', '10'],
    ['', ''],
    ['-5', ''],
    ['12 50', ''],
  ] as const)
    assert.is(plainAmount(typed, quetzalFormat), plain, typed);
});
