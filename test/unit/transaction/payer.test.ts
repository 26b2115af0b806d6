import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { actionsLabel, payerName, payerUsername } from '../../../src/features/transaction/payer.ts';
import { charge, transaction } from '../../fixtures/transaction.ts';

test('a charge shows that it has no payer yet, or had none', () => {
  assert.is(payerName(charge()), 'Sin cliente aún');
  for (const status of ['canceled', 'expired'] as const)
    assert.is(payerName(charge({ status })), 'Sin cliente');
  assert.is(payerUsername(charge()), '');
  assert.is(payerUsername(transaction()), '@maria.lopez');
});

test('the menu of a row is named by the payer, or by the amount if a charge has no payer', () => {
  assert.is(actionsLabel(charge()), 'Acciones del cobro de Q125.50');
  assert.is(actionsLabel(transaction()), 'Acciones de María López');
});
