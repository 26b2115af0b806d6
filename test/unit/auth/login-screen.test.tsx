import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { DEFAULT_CONFIG } from '../../../src/api/load-config.ts';
import { DemoUsersHint } from '../../../src/screens/auth/demo-users-hint.tsx';
import LoginScreen from '../../../src/screens/auth/login-screen.tsx';
import { config } from '../../../src/stores/config.ts';
import { getSessionId, leaveSession } from '../../../src/stores/session.ts';
import { session } from '../../fixtures/session.ts';
import { failureResponse, successResponse } from '../../support/envelope-responses.ts';
import { render } from '../../support/render.tsx';
import { stubbedApi } from '../../support/stubbed-api.ts';

const test = suite('signing in');

test('a rejected sign-in moves the focus to its reason', async () => {
  stubbedApi({
    'auth/v3/credentials': () =>
      failureResponse(401, { title: 'Iniciar sesión', message: 'Usuario o contraseña incorrectos' }),
  });
  const view = await render(<LoginScreen />);
  await view.type(view.field('Usuario'), 'tiendaluna');
  await view.type(view.field('Contraseña'), 'Cobros#2026');
  await view.act(() => view.find<HTMLFormElement>('form').requestSubmit());
  await view.until(() => document.querySelector('[role=alert]') !== null);
  assert.match(document.activeElement?.textContent ?? '', 'Usuario o contraseña incorrectos');
  await view.unmount();
});

test('the button stays busy after a sign-in, until the first screen takes its place', async () => {
  stubbedApi({ 'auth/v3/credentials': () => successResponse(session()) });
  const view = await render(<LoginScreen />);
  await view.type(view.field('Usuario'), 'tiendaluna');
  await view.type(view.field('Contraseña'), 'Cobros#2026');
  await view.act(() => view.find<HTMLFormElement>('form').requestSubmit());
  await view.until(() => getSessionId() !== undefined);
  for (let turn = 0; turn < 5; turn++) await view.settle();
  assert.is(view.find('[type=submit]').getAttribute('aria-busy'), 'true');
  await view.unmount();
  leaveSession();
});

test('a sandbox offers its accounts, and its phones in another tab', async () => {
  const chosen: string[][] = [];
  const account = { role: 'Caja', username: 'tiendaluna-centro-caja1', password: 'Cobros#2026' };
  config.value = { ...DEFAULT_CONFIG, sandbox: { worldUrl: '/sandbox', signIns: [account] } };
  const view = await render(<DemoUsersHint onChoose={(...values) => chosen.push(values)} />);
  await view.click(view.find('button'));
  assert.equal(chosen, [[account.username, account.password]]);
  assert.is(view.button('Abrir los teléfonos simulados').getAttribute('href'), '/sandbox');
  await view.unmount();
  config.value = DEFAULT_CONFIG;
});

test.run();
