import { fakeTimers } from '../../support/fake-timers.ts';
import { listenersOf, serviceWorker as worker } from '../support/service-worker.ts';
import { assert, test } from '../support/test.ts';

const real = { fetch: globalThis.fetch };

const reachServer = (reach: () => Promise<Response>) => Object.assign(globalThis, { fetch: reach });
const unreached = () => Promise.reject(new TypeError('Failed to fetch'));

function send(type: string, event: object): void {
  worker[type]?.(event as never);
}

/** Returns the worker's response; undefined if it leaves the request to the browser. */
function responseTo(mode: string, preloadResponse?: Promise<Response | undefined>) {
  let response: Promise<Response> | undefined;
  send('fetch', {
    request: { mode },
    preloadResponse,
    respondWith: (given: Promise<Response>) => {
      response = given;
    },
  });
  return response;
}

test.after.each(() => void Object.assign(globalThis, { fetch: real.fetch }));

test('the worker handles nothing but page loads', () => {
  for (const mode of ['cors', 'no-cors', 'same-origin']) assert.is(responseTo(mode), undefined, mode);
});

test('a page is loaded from the server, with the browser’s preload if there is one', async () => {
  reachServer(async () => new Response('del servidor'));
  assert.is(await (await responseTo('navigate'))?.text(), 'del servidor');
  const early = Promise.resolve(new Response('antes'));
  assert.is(await (await responseTo('navigate', early))?.text(), 'antes');
  const none = Promise.resolve(undefined);
  assert.is(await (await responseTo('navigate', none))?.text(), 'del servidor');
});

for (const [how, early] of [
  ['by the worker', undefined],
  ['by the browser’s preload', unreached],
] as const)
  test(`a page that can’t be reached ${how} is replaced by the offline page, which is not cached`, async () => {
    reachServer(unreached);
    const response = await responseTo('navigate', early?.());
    assert.is(response?.status, 503);
    assert.is(await response?.text(), '<h1>Sin conexión con el portal</h1>');
    assert.is(response?.headers.get('Content-Security-Policy'), "default-src 'none'");
    assert.is(response?.headers.get('Cache-Control'), 'no-store');
    assert.is(response?.headers.get('Content-Type'), 'text/html; charset=utf-8');
  });

test('clicking a notification of the worker closes it and brings an open portal to the front', async () => {
  for (const open of [1, 0]) {
    let [closed, focused] = [0, 0];
    const portal = { focus: async () => void focused++ };
    Object.assign(globalThis, { clients: { matchAll: async () => [portal].slice(0, open) } });
    const waited: unknown[] = [];
    const notification = { close: () => void closed++ };
    send('notificationclick', { notification, waitUntil: (work: unknown) => void waited.push(work) });
    await Promise.all(waited);
    assert.equal([closed, focused], [1, open]);
  }
  Reflect.deleteProperty(globalThis, 'clients');
});

test('the offline page shows the cause, and opens the portal when the server responds again', async () => {
  const onLine = Object.getOwnPropertyDescriptor(navigator, 'onLine');
  const connect = (value: boolean) =>
    Object.defineProperty(navigator, 'onLine', { configurable: true, value });
  let reloads = 0;
  const reload = () => reloads++;
  Object.defineProperty(location, 'reload', { configurable: true, value: reload });
  const page = document.createElement('main');
  page.append(...['h1', 'p', 'button'].map((name) => document.createElement(name)));
  // Contains nothing else, because the script takes the first button of the document.
  document.body.replaceChildren(page);
  const timers = fakeTimers();
  try {
    connect(false);
    reachServer(unreached);
    // @ts-expect-error The script has no exports.
    const listeners = await listenersOf(() => import('#app/offline/offline-page-script.ts'));
    const cause = () => page.querySelector('p')?.textContent ?? '';
    assert.match(cause(), 'Este dispositivo no tiene conexión a internet');
    connect(true);
    await timers.advanceAndSettle(10_000);
    assert.match(cause(), 'el servidor del portal no responde');
    assert.is(reloads, 0);
    connect(false);
    listeners.offline?.(undefined as never);
    assert.match(cause(), 'Este dispositivo no tiene conexión a internet');
    reachServer(async () => new Response('', { status: 502 }));
    listeners.online?.(undefined as never);
    await timers.settle();
    assert.is(reloads, 0);
    reachServer(async () => new Response(''));
    listeners.online?.(undefined as never);
    await timers.settle();
    assert.is(reloads, 1);
    await timers.advanceAndSettle(10_000);
    assert.is(reloads, 2);
    page.querySelector('button')?.click();
    assert.is(reloads, 3);
  } finally {
    timers.restore();
    page.remove();
    Reflect.deleteProperty(location, 'reload');
    if (onLine) Object.defineProperty(navigator, 'onLine', onLine);
    else Reflect.deleteProperty(navigator, 'onLine');
  }
});

test('a new worker takes over at once, and other requests bypass it if the browser supports that', async () => {
  let skipped = 0;
  Object.assign(globalThis, { skipWaiting: () => skipped++ });
  const asked: unknown[] = [];
  const waited: unknown[] = [];
  const waitUntil = (work: unknown) => void waited.push(work);
  send('install', { waitUntil });
  send('install', {
    waitUntil,
    addRoutes: (rules: readonly object[]) => {
      asked.push(...rules);
      return unreached();
    },
  });
  Reflect.deleteProperty(globalThis, 'skipWaiting');
  assert.is(skipped, 2);
  const bypass = (requestMode: string) => ({ condition: { requestMode }, source: 'network' });
  assert.equal(asked, ['cors', 'no-cors', 'same-origin'].map(bypass));
  assert.equal(await Promise.all(waited), [undefined, undefined]);
});
