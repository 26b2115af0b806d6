import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { CLOSING_STATUS_LABEL, parseClosingStatus } from '../../../src/domain/closing-status.ts';
import type { Permission, Role } from '../../../src/domain/permissions.ts';
import { closingActions, mayClose } from '../../../src/screens/closings/closing-actions.ts';

const person = (type: Role, ...permissions: Permission[]) => ({ type, permissions });
const cashier = person('operator', 'closing_history');
const reader = person('admin', 'closing_history');

test('cashiers, branches and the business can close; blocked users and those who only read cannot', () => {
  const titular = person('operator', 'closing_for_master_cashier', 'closing_blocked');
  const manager = person('admin', 'closing_history', 'cashier_manage');
  for (const someone of [cashier, titular, person('branch_admin', 'closing_history'), manager])
    assert.is(mayClose(someone), true, `${someone.type} ${someone.permissions}`);
  for (const someone of [reader, person('operator', 'closing_blocked')]) assert.is(mayClose(someone), false);
});

test('a completed closing has a slip, and a failed one can be retried by users who can close', () => {
  assert.equal(closingActions({ status: 'completed' }, reader), ['export', 'slip']);
  assert.equal(closingActions({ status: 'error' }, cashier), ['retry']);
  assert.equal(closingActions({ status: 'error' }, reader), []);
  for (const status of ['processing', 'canceled'] as const)
    assert.equal(closingActions({ status }, cashier), [], status);
});

test('each status has its label, and a status from a newer server is unknown', () => {
  assert.equal(Object.values(CLOSING_STATUS_LABEL), ['Procesando', 'Error', 'Cancelado', 'Completado']);
  assert.is(parseClosingStatus('reopened'), 'unknown');
});
