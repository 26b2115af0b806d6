import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { makerText, refundedText } from '../../../src/screens/closings/closing-texts.ts';
import { closingRow, closingTotals } from '../../fixtures/closing.ts';

const test = suite('words of a closing');

test('who made it is a person, or the system by itself', () => {
  assert.is(makerText(closingRow({ createdByName: 'Caja 2' })), 'Caja 2');
  assert.is(makerText(closingRow({ closingType: 'automatic', createdByName: null })), 'Automático');
  assert.is(makerText(closingRow({ closingType: 'manual', createdByName: null })), '');
});

test('what was given back is subtracted, nothing is not', () => {
  assert.is(refundedText(closingTotals()), '−Q150.00');
  assert.is(refundedText(closingTotals({ refundedAmount: 0, formattedRefundedAmount: 'Q0.00' })), 'Q0.00');
});

test.run();
