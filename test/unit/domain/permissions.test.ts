import { sameClosing, toClosingHour } from '#domain/closing-config.ts';
import { can, type Person, type Requirement } from '#domain/permissions.ts';
import { roleLabel } from '#domain/role-label.ts';
import { seesBranches, seesCashiers } from '#domain/sees-branches-and-cashiers.ts';
import { assert, test } from '../support/test.ts';

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

test('only an admin of several branches can choose among them; administrators and titulars can choose cashiers', () => {
  for (const [who, sees] of [
    [person('admin', 'view_payments'), true],
    [person('admin', 'branch_view'), true],
    [person('admin', 'cashier_view'), false],
    [person('branch_admin', 'view_payments', 'branch_view'), false],
    [person('operator', 'view_payments'), false],
  ] as const)
    assert.is(seesBranches(who), sees, JSON.stringify(who));
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

test('the role from Equipo is preferred to the user’s type; an unknown type has no name', () => {
  for (const [type, roleName, label] of [
    ['admin', 'Supervisor', 'Supervisor'],
    ['admin', null, 'Administrador'],
    ['branch_admin', null, 'Administrador de sucursal'],
    ['operator', null, 'Cajero'],
    ['auditor', null, ''],
  ] as const)
    assert.is(roleLabel({ type, roleName }), label);
});

test('a closing hour out of range becomes 0, and an empty one means none; the hour of a manual closing is not compared', () => {
  for (const hour of [20, 0, 23]) assert.is(toClosingHour(String(hour)), hour);
  for (const wrong of ['24', '-1', '1.5', 'x']) assert.is(toClosingHour(wrong), 0, wrong);
  assert.is(toClosingHour(''), null);
  const [manual, automatic] = ['manual', 'automatic'] as const;
  for (const [type, hour, same] of [
    [manual, null, true],
    [automatic, 3, false],
  ] as const)
    assert.is(
      sameClosing({ closingType: manual, closingTime: 3 }, { closingType: type, closingTime: hour }),
      same,
    );
  assert.not.ok(
    sameClosing({ closingType: automatic, closingTime: 3 }, { closingType: automatic, closingTime: 4 }),
  );
});
