import {
  administrativeUserActions,
  administrativeUserModal,
} from '#screens/administrative-users/administrative-user-actions.ts';
import { CreateDialog } from '#screens/administrative-users/administrative-user-form-dialogs.tsx';
import { permissionsSummary } from '#screens/administrative-users/role-choice.tsx';
import { SecondFactorRolesDialog } from '#screens/administrative-users/second-factor-roles-dialog.tsx';
import { currentUser } from '#stores/current-user.ts';
import { getSessionId } from '#stores/session.ts';
import { ADMIN, adminSession, SUPERVISOR, signInAs } from '../../fixtures/session.ts';
import { assert, openPage, render, test } from '../support/render.tsx';
import { failureResponse, stubbedApi, successResponse } from '../support/stubbed-api.ts';

test('an administrator can reset the second factor of all other users, edit their own account, and otherwise not change the owner’s; who only reads can do nothing', () => {
  for (const [id, isOwner, secondFactorEnabled, permissions, actions] of [
    ['us_b', false, true, ADMIN, ['edit', 'password', 'second-factor', 'delete']],
    ['us_b', false, false, ADMIN, ['edit', 'password', 'delete']],
    ['us_a', false, true, ADMIN, ['edit']],
    ['us_b', true, true, ADMIN, ['second-factor']],
    ['us_b', true, false, ADMIN, []],
    ['us_a', true, true, ADMIN, []],
    ['us_b', false, true, SUPERVISOR, []],
  ] as const) {
    const person = { id: 'us_a', type: 'admin', permissions } as const;
    const offered = administrativeUserActions({ id, isOwner, secondFactorEnabled }, person);
    const ids = offered.map((action) => action.id);
    assert.equal(ids, actions);
  }
});

test('each role has one explanation, its own or one derived from its permissions, and only roles within the user’s own permissions can be given', async () => {
  const permissions = ['view_payments', 'cashier_manage'];
  signInAs('admin', permissions);
  stubbedApi({
    'users/v1/admin/role/list': {
      roles: [
        { id: 'ro_1', name: 'Administrador', description: 'Ve y cambia todo.', permissions },
        { id: 'ro_2', name: 'Turno', description: '', permissions: ['view_payments'] },
        { id: 'ro_3', name: 'Más', description: 'Ve cierres.', permissions: ['closing_history'] },
      ],
    },
  });
  const view = await render(<CreateDialog />);
  await view.appears('[type=radio]');
  const radios = view.findAll('[type=radio]') as HTMLInputElement[];
  const shown = radios.map((radio) => [radio.labels?.[0]?.textContent, radio.disabled]);
  assert.equal(shown, [
    ['AdministradorVe y cambia todo.', false],
    ['TurnoVe pagos, sin cambiar nada.', false],
    ['MásVe cierres.Puede más que tú: no lo puedes dar.', true],
  ]);
});

test('a role’s permissions are summed up in words', () => {
  for (const [permissions, words] of [
    [ADMIN, 'Ve y cambia pagos, cierres, sucursales, cajas y equipo; solo ve pagos por liquidar.'],
    [SUPERVISOR, 'Ve pagos, pagos por liquidar, cierres, sucursales, cajas y equipo, sin cambiar nada.'],
    [['view_payments', 'closing_history'], 'Ve pagos y cierres, sin cambiar nada.'],
    [['view_payments', 'cashier_manage'], 'Ve y cambia pagos.'],
    [[], 'No ve nada.'],
  ] as const)
    assert.is(permissionsSummary(permissions), words);
});

const ROLES = 'users/v1/admin/role/list';
const SET = 'users/v1/admin/role/second-factor';
const RENEW = 'auth/v3/session/renew';

const role = (id: string, name: string, requiresSecondFactor: boolean) => {
  return { id, name, description: `Puede de ${name}`, permissions: [], requiresSecondFactor };
};
const roles = () =>
  successResponse({ roles: [role('ro_a', 'Administrador', true), role('ro_s', 'Supervisor', false)] });
const renewed = (over: object = {}) => {
  const { userData } = adminSession();
  return successResponse({
    ...adminSession(),
    userData: { ...userData, user: { ...userData.user, name: 'Luna de nuevo' } },
    ...over,
  });
};

function open(over: object = {}) {
  administrativeUserModal.open({ step: 'second-factor-roles' });
  const served = { [ROLES]: roles, [SET]: { roles: [] }, [RENEW]: () => renewed(), ...over };
  return openPage(<SecondFactorRolesDialog />, served, { as: adminSession() });
}

test('roles that need a second factor are checked; the choice is sent, and the session is updated if the user’s role now needs one', async () => {
  const { view, api } = await open();
  const checked = view.findAll('[role=group] input').map((box) => (box as HTMLInputElement).checked);
  assert.equal(checked, [true, false]);
  assert.match(view.text('[role=dialog]'), 'AdministradorPuede de Administrador');
  await view.click(view.field('Supervisor'));
  await view.click(view.field('Administrador'));
  await view.clickAndLoad('Guardar cambios');
  assert.equal(api.contentsOf(SET), [{ roleIds: ['ro_s'] }]);
  assert.is(currentUser.value?.name, 'Luna de nuevo');
  assert.is(administrativeUserModal.current.value.step, 'none');
});

for (const [outcome, respond] of [
  ['returns another session', () => renewed({ sessionId: 'x'.repeat(32) })],
  ['fails', () => failureResponse(500, { title: 'Sesión', message: 'Intenta de nuevo' })],
] as const)
  test(`the roles are saved even if renewing the session ${outcome}`, async () => {
    const { view } = await open({ [RENEW]: respond });
    const before = getSessionId();
    await view.click(view.field('Supervisor'));
    await view.clickAndLoad('Guardar cambios');
    assert.equal([getSessionId(), currentUser.value?.name], [before, 'Tienda Luna']);
    assert.is(administrativeUserModal.current.value.step, 'none');
  });
