import { validate } from 'superstruct';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import {
  EMPTY_REQUEST,
  type SendRequestForm,
  sendRequestForm,
} from '../../../src/features/transaction/request/request-operations.ts';

const test = suite('form of a request');

function problem(over: Partial<SendRequestForm>): string | undefined {
  const [failure] = validate({ ...EMPTY_REQUEST, amount: '125.50', ...over }, sendRequestForm);
  return failure?.failures()[0]?.message;
}

test('an amount is enough, and fifteen minutes is preselected', () => {
  assert.is(problem({}), undefined);
  assert.is(EMPTY_REQUEST.timer, '900');
});

test('an amount is required', () => {
  assert.is(problem({ amount: '' }), 'Este campo es requerido');
});

test('an amount is more than zero', () => {
  assert.is(problem({ amount: '0.00' }), 'El monto debe ser mayor que cero');
  assert.is(problem({ amount: '0.01' }), undefined);
});

test('an amount has at most two decimals', () => {
  assert.is(problem({ amount: '1.005' }), 'El monto admite dos decimales como máximo');
  assert.is(problem({ amount: '0.001' }), 'El monto admite dos decimales como máximo');
});

test('a text that is no amount is rejected with a message', () => {
  for (const amount of ['1e3', 'doce', '.', '12 50', '1,23,4'])
    assert.is(problem({ amount }), 'Escribe el monto con números, como 1,234.50', amount);
  assert.is(problem({ amount: '-5' }), 'El monto debe ser mayor que cero');
});

test('an amount is at most 999,999.99', () => {
  assert.is(problem({ amount: '999999.99' }), undefined);
  assert.is(problem({ amount: '1000000' }), 'El monto máximo es 999,999.99');
});

test('a note has at most 120 characters', () => {
  assert.is(problem({ note: 'a'.repeat(120) }), undefined);
  assert.is(problem({ note: 'a'.repeat(121) }), 'La nota admite 120 caracteres');
  assert.is(problem({ note: '🎂'.repeat(120) }), undefined);
});

test('a reference is empty or begins with c, C or a digit', () => {
  for (const reference of ['', 'C1024', 'c1', '7']) assert.is(problem({ reference }), undefined, reference);
  for (const reference of ['X1', 'C 1', 'C-1'])
    assert.is(problem({ reference }), 'Empieza con C o un número, sin espacios', reference);
});

test.run();
