import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { formatCents } from '../../../src/domain/money.ts';
import { quetzalFormat } from '../../fixtures/quetzal-format.ts';

test('amounts are shown with Q, thousands separators and two decimals', () => {
  assert.is(formatCents(123450, quetzalFormat), 'Q1,234.50');
  assert.is(formatCents(0, quetzalFormat), 'Q0.00');
  assert.is(formatCents(-5, quetzalFormat), '\u2212Q0.05');
});

test('another configuration has its own separators and currency sign', () => {
  assert.is(formatCents(1_234_560, { locale: 'es-ES', currency: 'EUR' }), '12.345,60€');
});
