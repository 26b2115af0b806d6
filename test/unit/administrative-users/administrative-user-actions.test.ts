import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { administrativeUserActions } from '../../../src/screens/administrative-users/administrative-user-actions.ts';
import { permissionsSummary } from '../../../src/screens/administrative-users/permissions-summary.ts';

const test = suite('actions of administrative users');

const SUPERVISOR = [
  'view_balance',
  'view_payments',
  'profile_view',
  'closing_history',
  'cashier_view',
  'branch_view',
  'user_view',
];
const ADMIN = [
  ...SUPERVISOR,
  'cashier_create',
  'cashier_manage',
  'cashier_delete',
  'branch_create',
  'branch_manage',
  'branch_delete',
];
const offered = (...args: Parameters<typeof administrativeUserActions>) =>
  administrativeUserActions(...args).map(({ id }) => id);
const admin = { id: 'us_a', type: 'admin', permissions: ADMIN };

test('an administrator gets all actions for others, their own data for themselves, and none for the owner', () => {
  assert.equal(offered({ id: 'us_b', isOwner: false }, admin), ['edit', 'password', 'delete']);
  assert.equal(offered({ id: 'us_a', isOwner: false }, admin), ['edit']);
  assert.equal(offered({ id: 'us_b', isOwner: true }, admin), []);
  assert.equal(offered({ id: 'us_a', isOwner: true }, admin), []);
});

test('a second factor that is on is reset by others, also the owner’s', () => {
  const enabled = { secondFactorEnabled: true };
  assert.equal(offered({ id: 'us_b', isOwner: false, ...enabled }, admin), [
    'edit',
    'password',
    'second-factor',
    'delete',
  ]);
  assert.equal(offered({ id: 'us_b', isOwner: true, ...enabled }, admin), ['second-factor']);
  assert.equal(offered({ id: 'us_a', isOwner: false, ...enabled }, admin), ['edit']);
});

test('a user who only reads gets no actions', () => {
  assert.equal(offered({ id: 'us_b', isOwner: false }, { ...admin, permissions: SUPERVISOR }), []);
});

test('the permissions of a role are explained in plain words', () => {
  assert.is(
    permissionsSummary(ADMIN),
    'Ve y cambia pagos, cierres, sucursales, cajas y equipo; solo ve pagos por liquidar.',
  );
  assert.is(
    permissionsSummary(SUPERVISOR),
    'Ve pagos, pagos por liquidar, cierres, sucursales, cajas y equipo, sin cambiar nada.',
  );
  assert.is(
    permissionsSummary(['view_balance', 'view_payments', 'closing_history']),
    'Ve pagos, pagos por liquidar y cierres, sin cambiar nada.',
  );
  assert.is(permissionsSummary([]), 'No ve nada.');
});

test.run();
