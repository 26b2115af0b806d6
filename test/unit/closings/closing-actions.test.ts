import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { CLOSING_STATUS_LABEL, parseClosingStatus } from '../../../src/domain/closing-status.ts';
import type { Permission, Role } from '../../../src/domain/permissions.ts';
import { closingActions, mayClose } from '../../../src/screens/closings/closing-actions.ts';

const person = (type: Role, ...permissions: Permission[]) => ({ type, permissions });
const cashier = person('operator', 'closing_history');
const reader = person('admin', 'closing_history');

test('cashiers, branches and the business can close; blocked users and those who only read cannot', () => {
  for (const [someone, allowed] of [
    [cashier, true],
    [person('operator', 'closing_for_master_cashier', 'closing_blocked'), true],
    [person('operator', 'closing_blocked'), false],
    [person('branch_admin', 'closing_history'), true],
    [person('admin', 'closing_history', 'cashier_manage'), true],
    [reader, false],
  ] as const)
    assert.is(mayClose(someone), allowed, `${someone.type} ${someone.permissions}`);
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
