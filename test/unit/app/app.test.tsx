import { navigate } from 'wouter/use-browser-location';
import { App } from '#app/app.tsx';
import { ConfigErrorPage } from '#app/config-error-page.tsx';
import NotFoundScreen from '#app/not-found-screen.tsx';
import { ROUTES, type Route, type Screen } from '#app/routes.ts';
import { loadScreen } from '#app/use-screen.ts';
import { notePageValue, takePageValue } from '#stores/reload-safe-page-values.ts';
import { clearSession, startSession } from '#stores/session.ts';
import { session } from '../../fixtures/session.ts';
import { fakeTimers } from '../../support/fake-timers.ts';
import { assert, render, test } from '../support/render.tsx';
import { stubbedApi } from '../support/stubbed-api.ts';

const routeOf = (title: string) => ROUTES.find((route) => route.title === title) as Route;
const [profile, closings] = [routeOf('Perfil'), routeOf('Cierres')];
const loads = [profile, closings].map((route) => [route, route.load] as const);

/** Lets a screen's code load when the test says so, or never. */
const screen = (text: string, more: Partial<Screen> = {}): Screen => ({
  default: () => <h1>{text}</h1>,
  ...more,
});
const loadWith = (route: Route, load: () => Promise<Screen>) => Object.assign(route, { load });

let reloads = 0;
const countReloads = () => {
  reloads += 1;
};

test.before.each(() => {
  stubbedApi({});
  reloads = 0;
  Object.defineProperty(location, 'reload', { configurable: true, value: countReloads });
  history.replaceState(null, '', '/profile');
});
test.after.each(async () => {
  for (const [route, load] of loads) Object.assign(route, { load });
  Reflect.deleteProperty(location, 'reload');
});

test('the page title is that of the screen, or of the object it shows', async () => {
  loadWith(profile, async () => screen('Uno'));
  loadWith(closings, async () =>
    screen('Dos', { titleOf: (path) => (path === '/closing/history' ? 'Cierre 1284' : undefined) }),
  );
  const view = await render(<App first={await loadScreen(profile)} />);
  assert.is(view.text('h1'), 'Uno');
  assert.is(document.title, 'Perfil · cobros');
  await view.act(() => navigate('/closing/history'));
  await view.until(() => view.find('h1').textContent === 'Dos');
  assert.is(document.title, 'Cierre 1284 · cobros');
});

test('the previous screen stays until the next one has loaded, and also if the user went back meanwhile', async () => {
  let give: (screen: Screen) => void = () => undefined;
  loadWith(profile, async () => screen('Uno'));
  loadWith(closings, () => new Promise((resolve) => (give = resolve)));
  const view = await render(<App first={await loadScreen(profile)} />);
  await view.act(() => navigate('/closing/history'));
  await view.settle();
  assert.is(view.text('h1'), 'Uno');
  await view.act(() => navigate('/profile'));
  await view.act(() => give(screen('Dos')));
  for (let turn = 0; turn < 5; turn++) await view.settle();
  assert.is(view.text('h1'), 'Uno');
  await view.act(() => navigate('/closing/history'));
  await view.act(() => give(screen('Dos')));
  await view.until(() => view.find('h1').textContent === 'Dos');
  assert.is(view.text('h1'), 'Dos');
});

test('when a screen’s code fails to load, a message says so, a retry keeps what was typed, and the screen can be left', async () => {
  loadWith(profile, () => Promise.reject(new TypeError('Failed to fetch')));
  loadWith(closings, async () => screen('Dos'));
  const view = await render(<App />);
  await view.until(() => view.has('h1'));
  const words = 'No pudimos abrir esta páginaRevisa tu conexión e inténtalo de nuevo.Reintentar';
  assert.match(view.text('main'), words);
  notePageValue('draft', 'Sucursal Sur');
  await view.clickButton('Reintentar');
  assert.is(reloads, 1);
  assert.is(takePageValue('draft'), 'Sucursal Sur');
  notePageValue('draft', undefined);
  await view.act(() => navigate('/closing/history'));
  await view.until(() => view.find('h1').textContent === 'Dos');
  assert.is(view.text('h1'), 'Dos');
});

test('the layout stays when a screen’s code fails to load, which is retried once the connection is back', async () => {
  loadWith(profile, async () => screen('Uno'));
  loadWith(closings, () => Promise.reject(new TypeError('Failed to fetch')));
  const view = await render(<App first={await loadScreen(profile)} />);
  await view.act(() => navigate('/closing/history'));
  await view.until(() => view.find('h1').textContent === 'No pudimos abrir esta página');
  assert.ok(view.find('main').contains(view.button('Reintentar')));
  assert.ok(view.text('aside')?.includes('Perfil'), 'the menu stays');
  await view.act(() => void window.dispatchEvent(new Event('online')));
  assert.is(reloads, 1);
  await view.act(() => navigate('/profile'));
  await view.until(() => view.find('h1').textContent === 'Uno');
  await view.act(() => void window.dispatchEvent(new Event('online')));
  assert.is(reloads, 1, 'only where something failed');
});

test('a screen’s code that failed to load is retried once the server responds again', async () => {
  const timers = fakeTimers();
  const { fetch } = globalThis;
  let responds = true;
  globalThis.fetch = async (...asked) => {
    assert.equal(asked, ['/', { method: 'HEAD', cache: 'no-store' }]);
    if (!responds) throw new TypeError('Failed to fetch');
    return new Response(null);
  };
  try {
    loadWith(profile, () => Promise.reject(new TypeError('Failed to fetch')));
    const view = await render(<App />);
    const afterTenSeconds = async () => {
      await view.act(() => timers.advance(10_000));
      await timers.settle();
      return reloads;
    };
    await timers.settle();
    assert.is(await afterTenSeconds(), 0, 'a reload would not help');
    responds = false;
    assert.is(await afterTenSeconds(), 0);
    responds = true;
    assert.is(await afterTenSeconds(), 1);
    await view.unmount();
    assert.is(await afterTenSeconds(), 1, 'the user has left');
  } finally {
    globalThis.fetch = fetch;
    timers.restore();
  }
});

test('an address that redirects is replaced in the history', async () => {
  loadWith(profile, async () => screen('Uno'));
  const view = await render(<App first={await loadScreen(profile)} />);
  const before = history.length;
  await view.act(() => history.replaceState(null, '', '/auth/login'));
  await view.act(() => navigate('/branches', { replace: true }));
  await view.until(() => location.pathname === '/transaction/dashboard');
  assert.equal([location.pathname, history.length], ['/transaction/dashboard', before]);
});

/** Screens that are reached from the login, or by signing in. */
const ARRIVALS: [where: string, arrive: () => void, says?: string][] = [
  ['Pagos', () => startSession(session()), 'Pagos · cobros, sesión de Caja 1'],
  ['a password to be replaced', () => startSession(session({ mustChangePassword: true }))],
  ['a second factor to be set up', () => startSession(session({ mustEnrollSecondFactor: true }))],
  ...ROUTES.filter(({ visitor, path, bare }) => visitor && !bare && path !== '/auth/login').map(
    ({ path }): [string, () => void] => [path, () => navigate(path.replace('/*', ''))],
  ),
];

for (const [where, arrive, says] of ARRIVALS)
  test(`after going from the login to ${where}, the focus is there`, async () => {
    clearSession();
    history.replaceState(null, '', '/auth/login');
    const view = await render(<App first={await loadScreen(routeOf('Iniciar sesión'))} />);
    const field = view.field('Usuario');
    await view.focus(field);
    await view.act(arrive);
    const place = () => document.activeElement;
    await view.until(() => !field.isConnected && place() !== document.body);
    assert.is.not(place(), document.body);
    if (!says) return;
    assert.equal([place()?.id, place()?.getAttribute('aria-label')], ['contenido', says]);
    await view.focus(view.find('nav a'));
    assert.not.ok(view.find('main').hasAttribute('aria-label'), 'it is heard once');
  });

test('a configuration that can’t be loaded shows the reason and can be retried', async () => {
  const view = await render(<ConfigErrorPage reason="Falta «apiBaseUrl»." />);
  assert.match(view.text('main'), 'No pudimos iniciar el portalFalta «apiBaseUrl».');
  await view.clickButton('Reintentar');
  assert.is(reloads, 1);
});

test('the page for an unknown address links to the payments', async () => {
  const view = await render(<NotFoundScreen />);
  assert.is(view.text(), 'Error 404No se ha podido encontrar esta páginaIr a Pagos');
  await view.clickButton('Ir a Pagos');
  assert.is(location.pathname, '/transaction/dashboard');
});
