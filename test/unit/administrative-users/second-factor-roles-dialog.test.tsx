import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { administrativeUserModal } from '../../../src/screens/administrative-users/administrative-user-actions.ts';
import { SecondFactorRolesDialog } from '../../../src/screens/administrative-users/second-factor-roles-dialog.tsx';
import { currentUser } from '../../../src/stores/current-user.ts';
import { getSessionId } from '../../../src/stores/session.ts';
import { adminSession } from '../../fixtures/session.ts';
import { failureResponse, successResponse } from '../../support/envelope-responses.ts';
import { clickAndLoad } from '../../support/loaded-view.ts';
import { openPage } from '../../support/open-page.tsx';

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
  assert.equal(
    view.findAll('[role=group] input').map((box) => (box as HTMLInputElement).checked),
    [true, false],
  );
  assert.match(view.text('[role=dialog]'), 'AdministradorPuede de Administrador');
  await view.click(view.field('Supervisor'));
  await view.click(view.field('Administrador'));
  await clickAndLoad(view, 'Guardar cambios');
  assert.equal(api.contentsOf(SET), [{ roleIds: ['ro_s'] }]);
  assert.is(currentUser.value?.name, 'Luna de nuevo');
  assert.is(administrativeUserModal.current.value.step, 'none');
});

for (const [outcome, respond] of [
  ['returns another session', () => renewed({ sessionId: 'x'.repeat(32) })],
  ['fails', () => failureResponse(500, { title: 'Sesión', message: 'Intenta de nuevo' })],
] as const) {
  test(`the roles are saved even if renewing the session ${outcome}`, async () => {
    const { view } = await open({ [RENEW]: respond });
    const before = getSessionId();
    await clickAndLoad(view, 'Guardar cambios');
    assert.equal([getSessionId(), currentUser.value?.name], [before, 'Tienda Luna']);
    assert.is(administrativeUserModal.current.value.step, 'none');
  });
}

test('nothing can be saved until the roles are read, which can be repeated', async () => {
  const failing = { [ROLES]: () => failureResponse(500, { title: 'Roles', message: '' }) };
  const { view, api } = await open(failing);
  assert.ok(view.button('Guardar cambios').disabled);
  api.responders[ROLES] = roles;
  await clickAndLoad(view, 'Reintentar');
  assert.not.ok(view.button('Guardar cambios').disabled);
});
