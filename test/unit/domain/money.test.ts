import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { formatCents, parseCents } from '../../../src/domain/money.ts';

const test = suite('money');
const quetzales = { locale: 'es-GT', currency: 'GTQ' };

test('amounts are shown with Q, thousands and two decimals', () => {
  assert.is(formatCents(123450, quetzales), 'Q1,234.50');
  assert.is(formatCents(0, quetzales), 'Q0.00');
  assert.is(formatCents(-5, quetzales), '\u2212Q0.05');
});

test('what a person types is read as cents', () => {
  for (const [typed, cents] of [
    ['125.50', 12550],
    ['125.5', 12550],
    ['1,234.50', 123450],
    ['Q 1,234', 123400],
    ['.5', 50],
    ['0', 0],
  ] as const)
    assert.is(parseCents(typed), cents, typed);
});

test('what is no amount is refused', () => {
  for (const typed of ['', '.', 'abc', '1.234', '-5', '1e3', '12a'])
    assert.is(parseCents(typed), undefined, typed);
});

test.run();
