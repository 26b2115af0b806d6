import { DEFAULT_CONFIG } from '#api/load-config.ts';
import { DemoUsersHint } from '#screens/auth/demo-users-hint.tsx';
import LoginScreen from '#screens/auth/login-screen.tsx';
import { config } from '#stores/config.ts';
import { showError, showSuccess } from '#stores/messages.ts';
import { rememberedUser, rememberUser } from '#stores/remembered-user.ts';
import { clearSession, getSessionId } from '#stores/session.ts';
import { keepEndReason } from '#stores/session-end-reason.ts';
import { session } from '../../fixtures/session.ts';
import { assert, openPage, render, test, type View } from '../support/render.tsx';
import { failureResponse, stubbedApi } from '../support/stubbed-api.ts';

const SIGN_IN = 'auth/v3/credentials';
const WRONG = { title: 'Iniciar sesión', message: 'Usuario o contraseña incorrectos' };

test.before.each(() => keepEndReason(''));

async function signInAs(view: View, username: string): Promise<void> {
  await view.type(view.field('Usuario'), username);
  await view.type(view.field('Contraseña'), 'Cobros#2026');
  await view.submitAndLoad();
}

test('the button stays busy after a sign-in until the first screen replaces it', async () => {
  clearSession();
  const { view } = await openPage(<LoginScreen />, { [SIGN_IN]: session() });
  const button = view.find<HTMLButtonElement>('[type=submit]');
  assert.is(button.disabled, true);
  assert.is(view.button('Afíliate').getAttribute('href'), '/afiliaciones');
  await view.type(view.field('Usuario'), 'tiendaluna');
  await view.type(view.field('Contraseña'), 'Cobros#2026');
  await view.submit();
  await view.until(() => getSessionId() !== undefined);
  for (let turn = 0; turn < 5; turn++) await view.settle();
  assert.equal([getSessionId(), button.getAttribute('aria-busy')], [session().sessionId, 'true']);
  document.documentElement.scrollTop = 51;
  await view.unmount();
  assert.is(document.documentElement.scrollTop, 0, 'the first screen is seen from its start');
});

test('a sandbox offers its accounts for signing in, and opens its simulated phones in another tab', async () => {
  const chosen: string[][] = [];
  const account = { role: 'Caja', username: 'tiendaluna-centro-caja1', password: 'Cobros#2026' };
  config.value = { ...DEFAULT_CONFIG, sandbox: { worldUrl: '/sandbox', signIns: [account] } };
  const view = await render(<DemoUsersHint onChoose={(...values) => chosen.push(values)} />);
  const words = 'Datos de demostraciónCajatiendaluna-centro-caja1 · Cobros#2026Abrir los teléfonos simulados';
  assert.is(view.text(), words);
  await view.click(view.find('button'));
  assert.equal(chosen, [[account.username, account.password]]);
  assert.is(view.button('Abrir los teléfonos simulados').getAttribute('href'), '/sandbox');
  config.value = DEFAULT_CONFIG;
});

test('without accounts of a sandbox their space goes once that is known', async () => {
  const classOf = async (known: typeof DEFAULT_CONFIG) => {
    config.value = known;
    const view = await render(<DemoUsersHint onChoose={() => undefined} />);
    const { className } = view.find('details');
    await view.unmount();
    config.value = DEFAULT_CONFIG;
    return className;
  };
  const account = { role: 'Caja', username: 'caja', password: 'Cobros#2026' };
  const reserved = await classOf(DEFAULT_CONFIG);
  assert.is(await classOf({ ...DEFAULT_CONFIG, sandbox: { worldUrl: '/', signIns: [account] } }), reserved);
  assert.is((await classOf({ ...DEFAULT_CONFIG })).split(' ').length, reserved.split(' ').length + 1);
});

test('a visitor starts at the user field, without an error of another screen, and a remembered user at the password', async () => {
  stubbedApi({});
  showError('Cajas', 'No se pudo');
  const visitor = await render(<LoginScreen />);
  assert.is(document.activeElement, visitor.field('Usuario'));
  assert.is(visitor.field('Recordarme').checked, false);
  assert.not.match(visitor.text(), 'No se pudo');
  rememberUser('tiendaluna', true);
  const remembered = await render(<LoginScreen />);
  assert.is(document.activeElement, remembered.field('Contraseña'));
  assert.is(remembered.field('Usuario').value, 'tiendaluna');
  assert.is(remembered.field('Recordarme').checked, true);
});

test('the user is sent without surrounding spaces and @, and remembered only if that is chosen', async () => {
  const { api, view } = await openPage(<LoginScreen />, { [SIGN_IN]: () => failureResponse(401, WRONG) });
  await view.click(view.field('Recordarme'));
  await signInAs(view, ' @tiendaluna ');
  assert.is(rememberedUser(), 'tiendaluna');
  await view.click(view.field('Recordarme'));
  await signInAs(view, 'tiendaluna');
  assert.is(rememberedUser(), '');
  const sent = { username: 'tiendaluna', password: 'Cobros#2026' };
  assert.equal(api.contentsOf(SIGN_IN), [
    { ...sent, remember: true },
    { ...sent, remember: false },
  ]);
});

test('the login shows why a session ended, until a sign-in is rejected', async () => {
  stubbedApi({ [SIGN_IN]: () => failureResponse(401, WRONG) });
  keepEndReason('Tu sesión terminó');
  showSuccess('Contraseña', 'Tu contraseña se cambio con éxito');
  const view = await render(<LoginScreen />);
  assert.match(view.text(), 'Tu sesión terminó');
  assert.match(view.text(), 'Contraseña: Tu contraseña se cambio con éxito');
  await signInAs(view, 'tiendaluna');
  assert.not.match(view.text(), /Tu sesión terminó|se cambio con éxito/);
  assert.match(document.activeElement?.textContent ?? '', WRONG.message);
});

test('a sign-in says so if what answered is no API', async () => {
  const { view } = await openPage(<LoginScreen />, {
    [SIGN_IN]: () => failureResponse(404, { ...WRONG, code: 'not-found' }),
  });
  await signInAs(view, 'a');
  await view.until(() => view.text().includes('config.json'));
  assert.match(
    view.text(),
    'La dirección del servicio: Lo que contestó en http://pagos.test/api (404) no es',
  );
});
