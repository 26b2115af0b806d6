import { test } from 'uvu';
import * as assert from 'uvu/assert';
import ChangeOneTimePasswordScreen from '../../../src/screens/auth/change-one-time-password-screen.tsx';
import LoginScreen from '../../../src/screens/auth/login-screen.tsx';
import { message } from '../../../src/stores/messages.ts';
import { leaveSession, session as openSession, startSession } from '../../../src/stores/session.ts';
import { session } from '../../fixtures/session.ts';
import { loadedView, render, type View } from '../../support/render.tsx';
import { failureResponse, stubbedApi } from '../../support/stubbed-api.ts';

const CHANGE = 'auth/v3/change_password';

test.before.each(() => {
  startSession(session({ mustChangePassword: true }));
});

async function send(view: View): Promise<void> {
  await view.type(view.field('Nueva contraseña'), 'Nueva#2026');
  await view.type(view.field('Confirmación de contraseña'), 'Nueva#2026');
  await view.submit();
  await loadedView(view);
}

test('the new password is sent without the old one, after which the session is a normal one', async () => {
  const api = stubbedApi({ [CHANGE]: {} });
  const view = await render(<ChangeOneTimePasswordScreen />);
  assert.is(view.find<HTMLInputElement>('[autocomplete=username]').value, session().userData.user.username);
  await send(view);
  assert.equal(api.contentsOf(CHANGE), [{ newPassword: 'Nueva#2026' }]);
  assert.is(openSession.value?.mustChangePassword, false);
  assert.is(message.value?.kind, 'success');
});

test('when the server rejects the password, the screen stays and the reason gets the focus', async () => {
  stubbedApi({ [CHANGE]: () => failureResponse(422, { title: 'Contraseña', message: 'Ya la usaste' }) });
  const view = await render(<ChangeOneTimePasswordScreen />);
  await send(view);
  assert.is(document.activeElement, view.find('[role=alert]'));
  assert.match(view.text('[role=alert]'), 'Ya la usaste');
  assert.is(openSession.value?.mustChangePassword, true);
  assert.is(message.value, null);
});

test('visitors are invited to sign up, users who must replace a password are not', async () => {
  stubbedApi({});
  const held = await render(<ChangeOneTimePasswordScreen />);
  assert.not.match(held.container.textContent ?? '', 'Afíliate');
  leaveSession();
  const visitor = await render(<LoginScreen />);
  assert.is(visitor.button('Afíliate').getAttribute('href'), '/afiliaciones');
});
