import { resolveRoute } from '#app/resolve-route.ts';
import { ROUTES } from '#app/routes.ts';
import { requirements } from '#sandbox/access/users/operation-requirements.ts';
import { permissionsOf } from '#sandbox/access/users/user-permissions.ts';
import { description, operations } from '#sandbox/ground/contract/described-operations.ts';
import type { OperationId, Schemas } from '#sandbox/ground/contract/operation-types.ts';
import { ROLES } from '#sandbox/operation/seed/roles.ts';
import { isSpecified, partOf } from '#test/support/specified-backend.ts';
import { DIALOG_FAMILIES } from '../dialogs/all.ts';
import { sampleResponses } from '../fixtures/sample-responses.ts';
import { mayCall, type Walk, type Walker, walkPortal } from '../support/portal-walk.tsx';
import { assert, test } from '../support/test.ts';

// Walks through the portal by its links as every kind of user: it offers exactly what the API permits them.

const { schemas } = description.components;

/** The optional features that these sessions have. */
const CAPABILITIES: readonly Schemas['Capability'][] = ['summary', 'statement', 'emails'];

const PLAIN = { rolePermissions: null, closingLocked: false, isTitular: false };
const person = (standing: Partial<Parameters<typeof permissionsOf>[0]>, roleName: string | null = null) => {
  const type = standing.type ?? 'operator';
  const permissions = permissionsOf({ ...PLAIN, ...standing, type });
  return { type, roleName, permissions, capabilities: CAPABILITIES };
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

/** Where a call can be made: at any of these places, given as a screen and the control to use. Menus of rows are below. */
const OTHER_PLACES: readonly (readonly [calls: string, ...places: string[]])[] = [
  ['auth.changePassword', 'Perfil › Cambiar contraseña'],
  ['profile.updateEmail profile.validateEmailChange', 'Perfil › Editar correo electrónico'],
  ['profile.updatePhone', 'Perfil › Editar teléfono'],
  ['profile.updateAvatar', 'Perfil › Cambiar foto'],
  ['profile.toggleBusinessSearch', 'Perfil › Aparecer en búsquedas'],
  ['profile.setClosingCount', 'Perfil › Editar cierre con conteo'],
  ['profile.setSummaryEmails', 'Perfil › Resumen del día'],
  ['profile.listSessions profile.closeSession', 'Perfil › Cerrar la sesión'],
  ['profile.closeOtherSessions', 'Perfil › Cerrar las demás sesiones'],
  [
    'secondFactor.getStatus secondFactor.beginEnrollment secondFactor.confirmEnrollment',
    'Perfil › Cambiar teléfono de la verificación',
  ],
  ['secondFactor.renewRecoveryCodes', 'Perfil › Renovar códigos de recuperación'],
  ['secondFactor.disable', 'Perfil › Desactivar verificación en dos pasos'],
  ['transactions.listPending transactions.listPaid', 'Pagos'],
  ['transactions.retrieve', 'Pagos › Ver detalle'],
  ['transactions.history', 'Historial'],
  ['transactions.getDailyTotals', 'Historial › Gráfica por día'],
  ['transactions.getSummary', 'Resumen'],
  ['transactions.exportHistory', 'Historial › Exportar a Excel'],
  ['transactions.verifyUser transactions.sendRequest', 'Pagos › Enviar solicitud'],
  ['transactions.cancelRequest', 'Pagos › Cancelar'],
  ['transactions.rejectPayment', 'Pagos › Rechazar'],
  ['transactions.assignPayment', 'Pagos › Asignar'],
  ['transactions.refund', 'Pagos › Reembolsar'],
  ['closings.history', 'Cierres'],
  ['closings.getDailyTotals', 'Cierres › Gráfica por día'],
  ['closings.preview closings.close', 'Cierres › Realizar cierre'],
  ['closings.listTransactions', 'Cierre'],
  ['closings.exportTransactions', 'Cierre › Exportar a Excel'],
  ['closings.exportHistory', 'Cierres › Exportar a Excel'],
  ['closings.getStatement', 'Estado de cuenta'],
  ['closings.exportStatement', 'Estado de cuenta › Descargar PDF'],
  ['branches.list', 'Cierres › Sucursal'],
  ['branches.list', 'Historial › Sucursal'],
  ['cashiers.list', 'Cierres › Caja'],
  ['cashiers.list', 'Historial › Caja'],
  ['cashiers.listWithDefault', 'Cajas'],
  ['cashiers.create', 'Cajas › Nueva caja'],
  ['cashiers.modify', 'Cajas › Editar', 'Perfil › Editar nombre'],
  ['cashiers.downloadQr', 'Perfil › Descargar'],
  [
    'notifications.getCatalogs notifications.change notifications.test notifications.listDeliveries notifications.resend',
    'Cajas › Notificaciones',
  ],
  ['branches.getDefault', 'Sucursales'],
  ['branches.create', 'Sucursales › Nueva sucursal'],
  ['branches.update', 'Sucursales › Editar', 'Perfil › Editar nombre de la sucursal'],
  ['branches.getClosingEmails branches.setClosingEmails', 'Sucursales › Notificaciones'],
  ['administrativeUsers.list', 'Equipo'],
  ['administrativeUsers.create', 'Equipo › Nuevo usuario'],
  ['administrativeUsers.setSecondFactorRoles', 'Equipo › Verificación en dos pasos'],
  ['activity.list', 'Registro de actividad'],
  ['activity.exportList', 'Registro de actividad › Exportar a Excel'],
];

/** Where the dialogs of rows make the other calls. */
const inRows = new Map<OperationId, string[]>();
for (const { rows, cases } of DIALOG_FAMILIES)
  for (const one of Object.values(cases))
    if (rows && one.item && 'call' in one && !OTHER_PLACES.some(([calls]) => calls.includes(one.call))) {
      const title = ROUTES.find(({ path }) => path === rows.address)?.title;
      inRows.set(one.call, [...(inRows.get(one.call) ?? []), `${title} › ${one.item}`]);
    }
const PLACES = [...OTHER_PLACES, ...[...inRows].map(([call, places]) => [call, ...places] as const)];

/** Permitted calls without a button: shown as text, made automatically, or part of another dialog. */
const WITHOUT_CONTROL = new Set<OperationId>([
  'auth.signOut', // next to the menu, on every screen
  'changes.stream', // open while the portal is open
  'auth.renewSession', // automatic, and in the warning before the session ends
  'transactions.markDistinct', // the question in the dialog that waits for a payment
  'transactions.markSent', // made once a link was shared
  'transactions.balances', // shown in the layout
  'profile.getFundSource', // shown in the profile
  'branches.listStates', // part of the forms of a branch
  'branches.listCities',
  'branches.listRegions',
  'administrativeUsers.listRoles', // part of the forms of Equipo
  'administrativeUsers.get', // not needed, because the list has the same data
]);

/** The calls of features that these sessions do not have. */
const OF_OTHER_FEATURES = operations
  .map(({ id }) => id)
  .filter((id) => {
    const part = partOf(id) as Schemas['Capability'] | undefined;
    return part && schemas.Capability.enum.includes(part) && !CAPABILITIES.includes(part);
  });

/** Permitted calls that are not offered, with the reason. */
const NOT_OFFERED: Partial<Record<OperationId, readonly string[]>> = {
  // Unless the owner allows it, which none of these does.
  'transactions.refund': [
    'Supervisor',
    'Contabilidad',
    'cashier',
    'titular',
    'cashier without closing',
    'titular without closing',
  ],
  // The preview is part of closing, which read-only roles may not do.
  'closings.preview': ['Supervisor', 'Contabilidad'],
  // Users with one branch, or one cashier, have nothing to choose.
  'branches.list': ['branch'],
  'cashiers.list': ['cashier', 'cashier without closing'],
  // The summary of a single cashier would repeat Pagos.
  'transactions.getSummary': ['cashier', 'cashier without closing'],
  // Their only e-mail is that of requests to refund, if the owner lets them ask, which none of these does.
  'profile.setSummaryEmails': ['cashier', 'cashier without closing'],
};

const found = (walk: Walk, place: string) =>
  [...walk.offered].some((one) => one === place || (place.includes('›') && one.startsWith(place)));

/** The calls that are offered against the rule, or not offered although they should be. */
const misplaced = (
  walk: Walk,
  name: string,
  mayBeOffered: (id: OperationId, beside: OperationId[]) => boolean,
) =>
  PLACES.flatMap(([calls, ...places]) =>
    (calls.split(' ') as OperationId[])
      .filter((id) => !NOT_OFFERED[id]?.includes(name))
      .filter((id, _at, beside) => mayBeOffered(id, beside) !== places.some((place) => found(walk, place)))
      .map(
        (id, _at, beside) =>
          `${id}: ${places.join(' or ')} is ${mayBeOffered(id, beside) ? 'missing' : 'offered'}`,
      ),
  );

for (const name of ['owner', 'branch', 'cashier', 'titular'])
  test(`${name}: a backend of the specification alone is asked for nothing else, and nothing else is offered`, async () => {
    const walker = { ...(WALKERS[name] as Walker), capabilities: undefined };
    const walk = await walkPortal(walker, sampleResponses);
    assert.equal(walk.rejected, []);
    assert.equal(
      misplaced(walk, name, (id, beside) => beside.some(isSpecified) && mayCall(walker, id)),
      [],
    );
    assert.equal(walk.emptyColumns, []);
    assert.not.match(walk.text, /No existe|undefined|NaN/);
  });

for (const [name, walker] of Object.entries(WALKERS))
  test(`${name}: exactly the permitted screens, calls, balance and bank account are offered`, async () => {
    const walk = await walkPortal(walker, sampleResponses);
    assert.equal(walk.rejected, []);
    // A screen without the layout opens in a window of its own, so no link leads to it.
    const user = ROUTES.filter(({ visitor, bare }) => !visitor && !bare);
    const titles = [...new Set(user.map(({ title }) => title))];
    const reached = titles.filter((title) => walk.offered.has(title));
    assert.equal(
      reached,
      titles.filter((title) =>
        user.some((route) => route.title === title && resolveRoute(route.path, walker).route === route),
      ),
    );
    assert.equal(
      misplaced(walk, name, (id) => mayCall(walker, id)),
      [],
    );
    assert.is(walk.text.includes('Pagos por liquidar'), mayCall(walker, 'transactions.balances'));
    assert.is(walk.text.includes('Cuenta que recibe los cierres'), mayCall(walker, 'profile.getFundSource'));
  });

test('every call with a session is either used in the portal or listed with the reason why not', () => {
  const placed = new Set([
    ...PLACES.flatMap(([calls]) => calls.split(' ')),
    ...WITHOUT_CONTROL,
    ...OF_OTHER_FEATURES,
  ]);
  const ofSessions = operations.filter(({ id }) => requirements[id].access === 'session');
  const unplaced = ofSessions.map(({ id }) => id as string).filter((id) => !placed.has(id));
  assert.equal(unplaced, []);
});
