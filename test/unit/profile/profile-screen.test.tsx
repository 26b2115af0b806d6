import { renameOwnUser } from '../../../src/screens/profile/profile-operations.ts';
import ProfileScreen from '../../../src/screens/profile/profile-screen.tsx';
import { currentUser } from '../../../src/stores/current-user.ts';
import { startSession } from '../../../src/stores/session.ts';
import { session } from '../../fixtures/session.ts';
import { assert, openPage, render, test } from '../support/render.tsx';
import { later, stubbedApi, successResponse } from '../support/stubbed-api.ts';

const SESSIONS = 'Sesiones abiertas';
const RENEW = 'auth/v3/session/renew';

function signedInAs(name: string, sessionId = session().sessionId) {
  const { userData } = session();
  return session({ sessionId, userData: { ...userData, user: { ...userData.user, name } } });
}

test('the user’s data are reloaded, in case another device changed them', async () => {
  const { response, give } = later();
  stubbedApi({ [RENEW]: () => response });
  startSession(signedInAs('Caja 1'));
  const view = await render(<ProfileScreen />);
  await view.actAndLoad(() => give(successResponse(signedInAs('Caja de la entrada'))));
  assert.is(currentUser.value?.name, 'Caja de la entrada');
  assert.match(view.text(), 'Caja de la entrada');
});

for (const [why, meanwhile, name] of [
  ['from before a change', () => renameOwnUser('us_caja1', { name: 'Caja 9' }), 'Caja 9'],
  ['for another session', () => startSession(signedInAs('Caja 3', 'otra')), 'Caja 3'],
] as const)
  test(`a response ${why} is ignored`, async () => {
    const { response, give } = later();
    stubbedApi({ [RENEW]: () => response, 'users/v3/modify': {} });
    startSession(signedInAs('Caja 1'));
    const view = await render(<ProfileScreen />);
    await view.act(async () => void (await meanwhile()));
    await view.actAndLoad(() => give(successResponse(signedInAs('Caja 1'))));
    assert.is(currentUser.value?.name, name);
  });

test('an edit opens its dialog over the screen, which for a cashier has no second factor', async () => {
  const { view } = await openPage(<ProfileScreen />, { 'users/v3/profile/sessions/list': { sessions: [] } });
  assert.match(view.text(), SESSIONS);
  assert.not.match(view.text(), 'Verificación en dos pasos');
  await view.clickButton('Editar teléfono');
  await view.appears('[role=dialog]');
  assert.match(view.text('[role=dialog]'), 'El teléfono de contacto de tu usuario');
});
