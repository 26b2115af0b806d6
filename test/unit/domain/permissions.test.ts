import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { can, type Person, type Requirement } from '../../../src/domain/permissions.ts';
import { seesBranches, seesCashiers } from '../../../src/domain/sees-branches-and-cashiers.ts';

const person = (type: string, ...permissions: string[]): Person => ({ type, permissions });
const reader = person('admin', 'view_payments', 'branch_view');

test('every part of a requirement must be met', () => {
  for (const [requirement, met] of [
    [{}, true],
    [{ role: 'admin' }, true],
    [{ role: 'operator' }, false],
    [{ all: ['view_payments', 'branch_view'] }, true],
    [{ all: ['view_payments', 'cashier_view'] }, false],
    [{ any: ['cashier_view', 'branch_view'] }, true],
    [{ any: ['cashier_view', 'user_view'] }, false],
    [{ any: [] }, false],
    [{ none: ['cashier_view'] }, true],
    [{ none: ['cashier_view', 'branch_view'] }, false],
    [{ either: [{ role: 'operator' }, { all: ['branch_view'] }] }, true],
    [{ either: [{ role: 'operator' }, { all: ['user_view'] }] }, false],
    [{ either: [] }, false],
    [{ role: 'admin', all: ['view_payments'], any: ['branch_view'], none: ['user_view'] }, true],
    [{ role: 'operator', all: ['view_payments'], either: [{ role: 'admin' }] }, false],
  ] as readonly [Requirement, boolean][])
    assert.is(can(reader, requirement), met, JSON.stringify(requirement));
});

test('only an admin of several branches can choose among them', () => {
  for (const [who, sees] of [
    [person('admin', 'view_payments'), true],
    [person('admin', 'branch_view'), true],
    [person('admin', 'cashier_view'), false],
    [person('branch_admin', 'view_payments', 'branch_view'), false],
    [person('operator', 'view_payments'), false],
  ] as const)
    assert.is(seesBranches(who), sees, JSON.stringify(who));
});

test('administrators and titulars can choose cashiers', () => {
  for (const [who, sees] of [
    [person('admin', 'view_payments'), true],
    [person('branch_admin', 'cashier_view'), true],
    [person('admin', 'branch_view'), false],
    [person('operator', 'view_payments'), false],
    [person('operator', 'view_payments', 'closing_for_master_cashier'), true],
    [person('operator', 'closing_for_master_cashier'), false],
  ] as const)
    assert.is(seesCashiers(who), sees, JSON.stringify(who));
});
