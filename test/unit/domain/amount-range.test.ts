import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { amountRangeProblem, plainAmount } from '../../../src/domain/amount-range.ts';

const test = suite('amount ranges');

test('an initial amount that is no number is named', () => {
  assert.is(
    amountRangeProblem({ initial: 'mucho', final: '10' }),
    'Por favor, asegúrese de ingresar un monto inicial numérico',
  );
});

test('a final amount that is no number is named', () => {
  assert.is(
    amountRangeProblem({ initial: '10', final: '1o0' }),
    'Por favor, asegúrese de ingresar un monto final numérico',
  );
});

test('with both wrong the initial one is named first', () => {
  assert.match(amountRangeProblem({ initial: 'a', final: 'b' }) ?? '', 'inicial');
});

test('an initial amount greater than the final one is refused', () => {
  assert.is(
    amountRangeProblem({ initial: '500', final: '100.50' }),
    'Por favor, asegúrese de ingresar un monto final mayor al monto inicial',
  );
  assert.is(amountRangeProblem({ initial: '9', final: '10' }), undefined);
  assert.is(amountRangeProblem({ initial: '10', final: '10' }), undefined);
});

test('either end may be left empty', () => {
  assert.is(amountRangeProblem({ initial: '', final: '' }), undefined);
  assert.is(amountRangeProblem({ initial: '10', final: '' }), undefined);
  assert.is(amountRangeProblem({ initial: '', final: '10' }), undefined);
});

test('amounts are read as people write them', () => {
  assert.is(plainAmount('Q 1,234.50'), '1234.5');
  assert.is(plainAmount(' 10 '), '10');
  assert.is(plainAmount('.5'), '0.5');
  assert.is(plainAmount(''), '');
  assert.is(plainAmount('-5'), undefined);
  assert.is(plainAmount('1e9'), undefined);
  assert.is(plainAmount('Q'), undefined);
  assert.is(plainAmount('1.2.3'), undefined);
});

test.run();
