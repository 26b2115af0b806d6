import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { makerText, refundedText, refundsText } from '../../../src/screens/closings/closing-texts.ts';
import { closingRow, closingTotals } from '../../fixtures/closing.ts';

test('the author is a person or the system', () => {
  assert.is(makerText(closingRow({ createdByName: 'Caja 2' })), 'Caja 2');
  assert.is(makerText(closingRow({ closingType: 'automatic', createdByName: null })), 'Automático');
  assert.is(makerText(closingRow({ closingType: 'manual', createdByName: null })), '');
});

test('refunds are shown as negative amounts, zero is not', () => {
  assert.is(refundedText(closingTotals()), '−Q150.00');
  assert.is(refundedText(closingTotals({ refundedAmount: 0, formattedRefundedAmount: 'Q0.00' })), 'Q0.00');
});

test('one refund is written in the singular', () => {
  assert.equal(
    [refundsText(1), refundsText(2), refundsText(0)],
    ['1 reembolso', '2 reembolsos', '0 reembolsos'],
  );
});
