import { validate } from 'superstruct';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import {
  EMPTY_REQUEST,
  type SendRequestForm,
  sendRequestForm,
} from '../../../src/features/transaction/request/request-operations.ts';

function problem(over: Partial<SendRequestForm>): string | undefined {
  const [failure] = validate({ ...EMPTY_REQUEST, amount: '125.50', ...over }, sendRequestForm);
  return failure?.failures()[0]?.message;
}

test('an amount is all that is required, fifteen minutes are preselected, a note may have 120 characters, and a reference follows its rule', () => {
  assert.is(problem({}), undefined);
  assert.is(EMPTY_REQUEST.timer, '900');
  assert.is(problem({ note: 'a'.repeat(120) }), undefined);
  assert.is(problem({ note: 'a'.repeat(121) }), 'La nota admite 120 caracteres');
  assert.is(problem({ note: '🎂'.repeat(120) }), undefined);
  assert.is(problem({ reference: '' }), undefined);
  assert.is(problem({ reference: 'X1' }), 'Empieza con C o un número, sin espacios');
});

test('an amount is required, and must be more than zero, at most 999,999.99, and a number with at most two decimals', () => {
  for (const [amount, error] of [
    ['', 'Este campo es requerido'],
    ['0.00', 'El monto debe ser mayor que cero'],
    ['-5', 'El monto debe ser mayor que cero'],
    ['0.01', undefined],
    ['0.001', 'El monto admite dos decimales como máximo'],
    ['999999.99', undefined],
    ['1000000', 'El monto máximo es 999,999.99'],
    ['doce', 'Escribe el monto con números, como 1,234.50'],
  ])
    assert.is(problem({ amount: amount ?? '' }), error, amount);
});
