import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { operations } from '../../../sandbox/contract/description.ts';
import type { OperationId } from '../../../sandbox/contract/operation-types.ts';
import { permissionsOf } from '../../../sandbox/rules/permissions.ts';
import { requirements } from '../../../sandbox/rules/requirements.ts';
import { ROLES } from '../../../sandbox/seed/roles.ts';
import { resolveRoute } from '../../../src/app/resolve-route.ts';
import { ROUTES } from '../../../src/app/routes.ts';
import { sampleResponses } from '../../fixtures/sample-responses.ts';
import { mayCall, type Walker, walkPortal } from '../../support/portal-walk.tsx';

// Walks through the whole portal by its links as every kind of user: it offers exactly what the API allows them.

const test = suite('reachable calls');

const PLAIN = { rolePermissions: null, closingLocked: false, isTitular: false };
const person = (standing: Partial<Parameters<typeof permissionsOf>[0]>, roleName: string | null = null) => {
  const type = standing.type ?? 'operator';
  return { type, roleName, permissions: permissionsOf({ ...PLAIN, ...standing, type }) };
};
const WALKERS: Record<string, Walker> = {
  owner: person({ type: 'admin' }),
  ...Object.fromEntries(
    ROLES.map(({ name, permissions }) => [
      name,
      person({ type: 'admin', rolePermissions: permissions }, name),
    ]),
  ),
  branch: person({ type: 'branch_admin' }),
  cashier: person({}),
  titular: person({ isTitular: true }),
  'cashier without closing': person({ closingLocked: true }),
  'titular without closing': person({ closingLocked: true, isTitular: true }),
};

/** Where each call can be made: any of these places, as screen and pressed or chosen control. */
const PLACES: readonly (readonly [calls: string, ...places: string[]])[] = [
  ['changePassword', 'Perfil › Cambiar contraseña'],
  ['updateEmail validateEmailChange', 'Perfil › Editar correo electrónico'],
  ['updatePhone', 'Perfil › Editar teléfono'],
  ['updateAvatar', 'Perfil › Cambiar foto'],
  ['toggleBusinessSearch', 'Perfil › Aparecer en búsquedas'],
  ['listOwnSessions closeOwnSession', 'Perfil › Cerrar la sesión'],
  ['listPendingTransactions listPaidTransactions', 'Pagos'],
  ['retrieveTransaction', 'Pagos › Ver detalle'],
  ['searchTransactionHistory', 'Historial'],
  ['exportTransactionHistory', 'Historial › Exportar a Excel'],
  ['verifyAppUser sendRequest', 'Pagos › Enviar solicitud'],
  ['cancelRequest', 'Pagos › Cancelar'],
  ['rejectPayment', 'Pagos › Rechazar'],
  ['assignPayment', 'Pagos › Asignar'],
  ['refundTransaction', 'Pagos › Reembolsar'],
  ['searchClosings', 'Cierres'],
  ['previewPendingClosing closePending', 'Cierres › Realizar cierre'],
  ['listClosingTransactions', 'Cierre'],
  ['exportClosingTransactions', 'Cierre › Exportar a Excel'],
  ['listBranches', 'Cierres › Sucursal'],
  ['listBranches', 'Historial › Sucursal'],
  ['listCashiers', 'Cierres › Caja'],
  ['listCashiers', 'Historial › Caja'],
  ['listCashiersWithDefault', 'Cajas'],
  ['createCashier', 'Cajas › Nueva caja'],
  ['modifyUser', 'Cajas › Editar', 'Perfil › Editar nombre'],
  ['deleteUser', 'Cajas › Eliminar'],
  ['blockUser', 'Cajas › Bloquear caja'],
  ['unblockUser', 'Cajas › Desbloquear caja'],
  ['resetPassword', 'Cajas › Reiniciar contraseña'],
  ['downloadQr', 'Perfil › Descargar'],
  ['setCashierChildren', 'Cajas › Caja titular'],
  ['setClosingConfig', 'Cajas › Tipo de cierre'],
  ['setClosingLock', 'Cajas › Autorizar cierre individual'],
  ['setDefaultCashier', 'Cajas › Definir predeterminada'],
  [
    'getNotificationCatalogs changeNotification testNotification listNotificationDeliveries resendNotification',
    'Cajas › Notificaciones',
  ],
  ['getDefaultBranch', 'Sucursales'],
  ['createBranch', 'Sucursales › Nueva sucursal'],
  ['updateBranch', 'Sucursales › Editar', 'Perfil › Editar nombre de la sucursal'],
  ['deactivateBranch', 'Sucursales › Eliminar'],
  ['getClosingEmails setClosingEmails', 'Sucursales › Notificaciones'],
  ['setDefaultBranch', 'Sucursales › Definir predeterminada'],
  ['listAdministrativeUsers', 'Equipo'],
  ['createAdministrativeUser', 'Equipo › Nuevo usuario'],
  ['editAdministrativeUser', 'Equipo › Editar'],
  ['deleteAdministrativeUser', 'Equipo › Eliminar'],
  ['listActivity', 'Registro de actividad'],
  ['exportActivity', 'Registro de actividad › Exportar a Excel'],
];

/** Allowed calls without a button: shown as text, made automatically, or part of another dialog. */
const WITHOUT_CONTROL = new Set<OperationId>([
  'signOut', // next to the menu, on every screen
  'renewSession', // automatic, and in the notice that the session ends
  'getBalances', // text of the layout
  'getFundSource', // text of the profile
  'listStates', // part of the forms of a branch
  'listCities',
  'listRegions',
  'listRoles', // part of the forms of Equipo
  'getAdministrativeUser', // the list has the same data
]);

/** Allowed calls that are not offered, with the reason. */
const NOT_OFFERED: Record<string, readonly string[]> = {
  // The preview is part of closing, which roles that only read may not do.
  previewPendingClosing: ['Supervisor', 'Contabilidad'],
  // With one branch, or one cashier, there is nothing to choose.
  listBranches: ['branch'],
  listCashiers: ['cashier', 'cashier without closing'],
};

const walks = new Map<string, Awaited<ReturnType<typeof walkPortal>>>();

for (const [name, walker] of Object.entries(WALKERS)) {
  test(`${name}: exactly the permitted screens can be reached`, async () => {
    const walk = await walkPortal(walker, sampleResponses);
    walks.set(name, walk);
    assert.equal(walk.rejected, []);
    const user = ROUTES.filter(({ audience }) => audience === 'user');
    const titles = [...new Set(user.map(({ title }) => title))];
    assert.equal(
      titles.filter((title) => walk.offered.has(title)),
      titles.filter((title) =>
        user.some((route) => route.title === title && resolveRoute(route.path, walker).route === route),
      ),
    );
  });

  test(`${name}: exactly the permitted calls are offered`, () => {
    const offered = [...(walks.get(name)?.offered ?? [])];
    const found = (place: string) =>
      offered.some((one) => one === place || (place.includes('›') && one.startsWith(place)));
    const unexpected = PLACES.flatMap(([calls, ...places]) =>
      (calls.split(' ') as OperationId[])
        .filter((id) => !NOT_OFFERED[id]?.includes(name))
        .filter((id) => mayCall(walker, id) !== places.some(found))
        .map((id) => `${id}: ${places.join(' or ')} is ${mayCall(walker, id) ? 'missing' : 'offered'}`),
    );
    assert.equal(unexpected, []);
  });

  test(`${name}: the open balance and the bank account are shown only with permission`, () => {
    const text = walks.get(name)?.text ?? '';
    assert.is(text.includes('Pagos por liquidar'), mayCall(walker, 'getBalances'));
    assert.is(text.includes('Cuenta que recibe los cierres'), mayCall(walker, 'getFundSource'));
  });
}

test('every call with a session has a place in the portal, or a reason to have none', () => {
  const placed = new Set([...PLACES.flatMap(([calls]) => calls.split(' ')), ...WITHOUT_CONTROL]);
  const ofSessions = operations.filter(({ id }) => requirements[id].access === 'session');
  assert.equal(
    ofSessions.map(({ id }) => id as string).filter((id) => !placed.has(id)),
    [],
  );
});

test.run();
