import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { type AmountRange, amountRangeError, plainAmount } from '../../../src/domain/amount-range.ts';
import { quetzalFormat } from '../../fixtures/quetzal-format.ts';

const problem = (range: AmountRange) => amountRangeError(range, quetzalFormat);
const ASKED = 'Por favor, asegúrese de ingresar un monto';

for (const [what, initial, final, error] of [
  ['an initial amount that is not a number', 'mucho', '10', `${ASKED} inicial numérico`],
  ['a final amount that is not a number', '10', '1o0', `${ASKED} final numérico`],
  ['two that are not, the initial one first', 'a', 'b', `${ASKED} inicial numérico`],
  ['an initial amount above the final one', '500', '100.50', `${ASKED} final mayor al monto inicial`],
  ['an amount above the API’s', '1,000,000,000', '', 'El monto máximo es 999,999,999.99'],
  ['an exponent', '', '1e99', `${ASKED} final numérico`],
  ['three decimals', '10.555', '', 'El monto admite dos decimales como máximo'],
  ['a negative amount', '-5', '', 'El monto no puede ser negativo'],
] as const)
  test(`reported: ${what}`, () => assert.is(problem({ initial, final }), error));

test('either end may be empty, and both may be equal', () => {
  for (const [initial = '', final = ''] of [[], ['10'], ['', '10'], ['9', '10'], ['10', '10']])
    assert.is(problem({ initial, final }), undefined, `${initial} ${final}`);
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
