import { loadFirstScreen } from '#app/load-first-screen.ts';
import { MENU, menuOf } from '#app/menu.ts';
import { resolvePath } from '#app/resolve-path.ts';
import { resolveRoute } from '#app/resolve-route.ts';
import { AREA_REQUIREMENTS, CHANGE_PASSWORD_ROUTE, ENROLL_ROUTE, NOT_FOUND_ROUTE } from '#app/routes.ts';
import { can, type Permission, type Role } from '#domain/permissions.ts';
import { clearSession, startSession } from '#stores/session.ts';
import { SUPERVISOR, session } from '../../fixtures/session.ts';
import { assert, test } from '../support/test.ts';

const person = (type: Role, ...permissions: Permission[]) => ({ type, permissions });
const admin = person('admin', ...SUPERVISOR);
const cashier = person('operator', 'view_payments', 'profile_view', 'closing_history');

test('a visitor is redirected to the login from everywhere; a signed-in user is redirected from the index and auth/* to the payments', () => {
  assert.is(resolveRoute('/auth/login', null).route?.title, 'Iniciar sesión');
  for (const path of ['/', '/transaction/dashboard', '/nowhere', '/auth/nothing'])
    assert.is(resolveRoute(path, null).redirect, '/auth', path);
  assert.is(resolveRoute('/auth', null).redirect, '/auth/login');
  assert.is(resolveRoute('/', cashier).redirect, '/transaction');
  assert.is(resolveRoute('/transaction', cashier).redirect, '/transaction/dashboard');
  assert.is(resolveRoute('/auth/login', cashier).redirect, '/transaction/dashboard');
  assert.is(resolveRoute('/transaction/dashboard/', cashier).route?.title, 'Pagos');
});

test('without a session the customer display is closed instead of showing the login page, and it has no menu', () => {
  for (const someone of [null, cashier, admin])
    assert.ok(resolveRoute('/transaction/customer-display', someone).route?.bare);
});

test('an unknown path redirects to the start page, and an unknown path within an area shows a 404', () => {
  assert.is(resolveRoute('/nowhere', admin).redirect, '/');
  assert.is(resolveRoute('/transaction/nowhere', admin).route, NOT_FOUND_ROUTE);
  assert.is(resolveRoute('/afiliaciones/nowhere', admin).redirect, '/');
});

test('titular cashiers can open the closings, and so can all others unless that is forbidden; Cajas is for branch admins; Sucursales and Equipo are for admins', () => {
  const requirement = AREA_REQUIREMENTS['/closing'] ?? {};
  for (const [permissions, allowed] of [
    [[], true],
    [['closing_blocked'], false],
    [['closing_for_master_cashier'], true],
    [['closing_blocked', 'closing_for_master_cashier'], true],
  ] as const)
    assert.is(can(person('operator', ...permissions), requirement), allowed, permissions.join());
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
  const words =
    'Pagos /transaction/dashboard, Resumen /summary, Por aprobar /refund-approvals, Cierres /closing/history, Cajas /user, Sucursales /branches, Equipo /user-administration, Perfil /profile';
  assert.is(MENU.map(({ label, path }) => `${label} ${path}`).join(', '), words);
  const offered = (someone: typeof admin) => menuOf(someone).map(({ label }) => label);
  assert.equal(offered(admin), ['Pagos', 'Cierres', 'Sucursales', 'Equipo', 'Perfil']);
  assert.equal(offered(cashier), ['Pagos', 'Cierres', 'Perfil']);
  assert.equal(offered(person('branch_admin', 'cashier_view')), ['Cajas']);
});

test('Resumen is for users who see more than one cashier, the statement for those of a branch, Conciliar for those of the business, if the backend has them', () => {
  const branchAdmin = person('branch_admin', 'view_payments', 'closing_history');
  const titular = person('operator', 'view_payments', 'closing_history', 'closing_for_master_cashier');
  for (const [path, title, capability, allowed] of [
    ['/summary', 'Resumen', 'summary', [admin, branchAdmin, titular]],
    ['/closing/statement', 'Estado de cuenta', 'statement', [admin, branchAdmin]],
    ['/closing/reconcile', 'Conciliar', 'reconciliation', [admin]],
  ] as const) {
    const has = (someone: typeof admin, ...capabilities: string[]) =>
      resolveRoute(path, { ...someone, capabilities }).route?.title === title;
    const everybody = [admin, branchAdmin, titular, cashier, person('admin', 'profile_view')];
    const havingIt = everybody.filter((someone) => has(someone, capability));
    assert.equal(havingIt, allowed, title);
    assert.not(has(admin, 'deposits'), title);
  }
});

test('Por aprobar is for whoever refunds, Reembolsos for admins who see Equipo, if the backend has them', () => {
  const capabilities = ['refund-policy', 'refund-requests'];
  for (const [path, title, allowed, forbidden] of [
    [
      '/refund-approvals',
      'Por aprobar',
      { ...admin, refundMode: 'allowed' },
      { ...cashier, refundMode: 'may-request' },
    ],
    ['/user-administration/refunds', 'Reembolsos', admin, person('branch_admin', ...SUPERVISOR)],
  ] as const) {
    const has = (someone: object) => resolveRoute(path, someone as typeof admin).route?.title === title;
    assert.ok(has({ ...allowed, capabilities }), title);
    assert.not(has({ ...forbidden, capabilities }), title);
    assert.not(has(allowed), title);
  }
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

const PATHS = ['/', '/transaction/dashboard', '/profile', '/auth/login', '/nowhere'];

test('a one-time password must be changed first, even before a second factor is set up', () => {
  for (const over of [{}, { mustEnrollSecondFactor: true } as const]) {
    startSession(session({ mustChangePassword: true, ...over }));
    for (const path of PATHS) assert.is(resolvePath(path).route, CHANGE_PASSWORD_ROUTE, path);
  }
});

test('until the second factor that the role requires is set up, no other screen opens', () => {
  startSession(session({ mustEnrollSecondFactor: true }));
  for (const path of PATHS) assert.is(resolvePath(path).route, ENROLL_ROUTE, path);
});

for (const [from, to, title] of [
  ['/profile', '/auth/login', 'Iniciar sesión'],
  ['/auth/forgot-password', '/auth/forgot-password', '¿Olvidaste tu contraseña?'],
] as const)
  test(`a visitor at ${from} gets ${title} at ${to}`, async () => {
    clearSession();
    history.replaceState(null, '', from);
    const first = await loadFirstScreen();
    assert.is(location.pathname, to);
    assert.is(first?.titleOf(to), title);
  });

test('a signed-in user’s first screen is the one in the address', async () => {
  history.replaceState(null, '', '/profile');
  const first = await loadFirstScreen();
  assert.equal([location.pathname, first?.route.title], ['/profile', 'Perfil']);
});
