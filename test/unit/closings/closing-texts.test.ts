import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { makerText, refundedText, refundsText } from '../../../src/screens/closings/closing-texts.ts';
import { closingRow, closingTotals } from '../../fixtures/closing.ts';

test('a manual closing by nobody known has no author', () => {
  assert.is(makerText(closingRow({ closingType: 'manual', createdByName: null })), '');
});

test('no refunds are not shown as a negative amount', () => {
  assert.is(refundedText(closingTotals({ refundedAmount: 0, formattedRefundedAmount: 'Q0.00' })), 'Q0.00');
});

test('several refunds are written in the plural', () => {
  assert.is(refundsText(2), '2 reembolsos');
});
