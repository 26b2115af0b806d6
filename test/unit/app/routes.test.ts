import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { MENU } from '../../../src/app/menu.ts';
import { resolveRoute } from '../../../src/app/resolve-route.ts';
import { AREA_REQUIREMENTS, NOT_FOUND_ROUTE } from '../../../src/app/routes.ts';
import { can, type Permission, type Role } from '../../../src/domain/permissions.ts';
import { SUPERVISOR } from '../../fixtures/session.ts';

const person = (type: Role, ...permissions: Permission[]) => ({ type, permissions });
const admin = person('admin', ...SUPERVISOR);
const cashier = person('operator', 'view_payments', 'profile_view', 'closing_history');

test('a visitor is redirected to the login from everywhere', () => {
  assert.is(resolveRoute('/auth/login', null).route?.title, 'Iniciar sesión');
  for (const path of ['/', '/transaction/dashboard', '/nowhere', '/auth/nothing'])
    assert.is(resolveRoute(path, null).redirect, '/auth', path);
  assert.is(resolveRoute('/auth', null).redirect, '/auth/login');
});

test('without a session the customer display is closed instead of showing the login page, and it has no menu', () => {
  for (const someone of [null, cashier, admin])
    assert.ok(resolveRoute('/transaction/customer-display', someone).route?.bare);
});

test('a signed-in user is redirected from the index and auth/* to the payments', () => {
  assert.is(resolveRoute('/', cashier).redirect, '/transaction');
  assert.is(resolveRoute('/transaction', cashier).redirect, '/transaction/dashboard');
  assert.is(resolveRoute('/auth/login', cashier).redirect, '/transaction/dashboard');
  assert.is(resolveRoute('/transaction/dashboard/', cashier).route?.title, 'Pagos');
});

test('an unknown path redirects to the start page, and an unknown path within an area shows a 404', () => {
  assert.is(resolveRoute('/nowhere', admin).redirect, '/');
  assert.is(resolveRoute('/transaction/nowhere', admin).route, NOT_FOUND_ROUTE);
  assert.is(resolveRoute('/afiliaciones/nowhere', admin).redirect, '/');
});

test('titular cashiers can open the closings, and so can all others unless that is forbidden', () => {
  const requirement = AREA_REQUIREMENTS['/closing'] ?? {};
  for (const [permissions, allowed] of [
    [[], true],
    [['closing_blocked'], false],
    [['closing_for_master_cashier'], true],
    [['closing_blocked', 'closing_for_master_cashier'], true],
  ] as const)
    assert.is(can(person('operator', ...permissions), requirement), allowed, permissions.join());
});

test('Cajas is for branch admins; Sucursales and Equipo are for admins', () => {
  const roles = ['admin', 'branch_admin', 'operator'] as const;
  for (const [area, ...allowed] of [
    ['/user', 'branch_admin'],
    ['/branches', 'admin'],
    ['/user-administration', 'admin'],
  ])
    assert.equal(
      roles.filter((role) => can(person(role), AREA_REQUIREMENTS[area ?? ''] ?? {})),
      allowed,
    );
});

test('the menu has the entries and requirements of the specification', () => {
  assert.is(
    MENU.map(({ label, path }) => `${label} ${path}`).join(', '),
    'Pagos /transaction/dashboard, Resumen /summary, Cierres /closing/history, Cajas /user, Sucursales /branches, Equipo /user-administration, Perfil /profile',
  );
  const offered = (someone: typeof admin) =>
    MENU.filter(({ requires }) => can(someone, requires)).map(({ label }) => label);
  assert.equal(offered(admin), ['Pagos', 'Cierres', 'Sucursales', 'Equipo', 'Perfil']);
  assert.equal(offered(cashier), ['Pagos', 'Cierres', 'Perfil']);
  assert.equal(offered(person('branch_admin', 'cashier_view')), ['Cajas']);
});

test('Resumen is for users who see more than one cashier, if the backend has it', () => {
  const has = (someone: typeof admin, ...capabilities: string[]) =>
    resolveRoute('/summary', { ...someone, capabilities }).route?.title === 'Resumen';
  assert.ok(has(admin, 'summary'));
  assert.not(has(admin));
  assert.ok(has(person('branch_admin', 'view_payments'), 'summary'));
  assert.ok(has(person('operator', 'view_payments', 'closing_for_master_cashier'), 'summary'));
  assert.not(has(cashier, 'summary'));
});

test('the statement is for users who see the closings of a branch or more, if the backend has it', () => {
  const has = (someone: typeof admin, ...capabilities: string[]) =>
    resolveRoute('/closing/statement', { ...someone, capabilities }).route?.title === 'Estado de cuenta';
  assert.ok(has(person('branch_admin', 'closing_history'), 'statement'));
  assert.not(has(person('branch_admin', 'closing_history')));
  assert.not(has(person('operator', 'closing_history'), 'statement'));
  assert.not(has(person('operator', 'closing_history', 'closing_for_master_cashier'), 'statement'));
});

test('Conciliar is for users who see the closings of the whole business, if the backend has it', () => {
  const has = (someone: typeof admin, ...capabilities: string[]) =>
    resolveRoute('/closing/reconcile', { ...someone, capabilities }).route?.title === 'Conciliar';
  assert.ok(has(person('admin', 'closing_history'), 'reconciliation'));
  assert.not(has(person('admin', 'closing_history'), 'deposits'));
  assert.not(has(person('admin', 'view_payments'), 'reconciliation'));
  assert.not(has(person('branch_admin', 'closing_history'), 'reconciliation'));
});

test('the list of cashiers requires its permission, and unknown paths below the branches redirect to the branches', () => {
  const looksOnly = person('admin', 'branch_view');
  assert.is(resolveRoute('/branches/checkouts', admin).route?.title, 'Cajas');
  assert.is(resolveRoute('/branches/checkouts', looksOnly).route, NOT_FOUND_ROUTE);
  assert.is(resolveRoute('/branches/nowhere', looksOnly).redirect, '/branches');
  assert.is(resolveRoute('/branches/nowhere', person('admin')).route, NOT_FOUND_ROUTE);
  assert.is(resolveRoute('/branches', person('admin')).route, NOT_FOUND_ROUTE);
  assert.is(resolveRoute('/branches/nowhere', person('branch_admin', 'branch_view')).redirect, '/');
});
