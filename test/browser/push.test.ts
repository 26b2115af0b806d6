import { createECDH } from 'node:crypto';
import type { BrowserContext } from 'playwright-core';
import { assert, browserSuite, openAs, type Page, paymentsShown } from '../support/browser-suite.ts';

const scenario = browserSuite('Avisos con el portal cerrado');
const WITH_WORKER = { serviceWorker: true };

/** The browser of the tests reaches no push service, so its subscription is a made one. */
async function giveSubscription(context: BrowserContext): Promise<void> {
  const keys = createECDH('prime256v1');
  keys.generateKeys();
  await context.addInitScript((p256dh) => {
    const KEY = 'test.subscribed';
    const bytesOf = (text: string) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0)).buffer;
    const made = {
      endpoint: 'https://push.example/browser-of-the-tests',
      getKey: (name: string) => bytesOf(name === 'auth' ? 'BTBZMqHH6r4Tts7J/aSIgg==' : p256dh),
      unsubscribe: async () => localStorage.removeItem(KEY) === undefined,
    };
    Object.assign(globalThis.PushManager?.prototype ?? {}, {
      getSubscription: async () => (localStorage.getItem(KEY) ? made : null),
      subscribe: async () => localStorage.setItem(KEY, 'on') ?? made,
    });
  }, keys.getPublicKey('base64'));
}

/** Delivers messages to the page's service worker, as the browser does when its push service sends one. */
async function pushTo(page: Page): Promise<(message: object | string) => Promise<unknown>> {
  const devtools = await page.context().newCDPSession(page);
  const found = new Promise<string>((resolve) =>
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [first] }) => {
      if (first) resolve(first.registrationId);
    }),
  );
  await devtools.send('ServiceWorker.enable');
  const registrationId = await found;
  return (message) =>
    devtools.send('ServiceWorker.deliverPushMessage', {
      origin: new URL(page.url()).origin,
      registrationId,
      data: typeof message === 'string' ? message : JSON.stringify(message),
    });
}

interface Shown {
  title: string;
  body?: string;
  tag?: string;
}
interface WatchedWorker {
  registration: { showNotification(title: string, options: NotificationOptions): Promise<void> };
  shown: Shown[];
  onShown: () => void;
}

/** Notes what the page's service worker shows. @returns what it has shown, once there are that many */
async function watchNotices(page: Page): Promise<(count: number) => Promise<Shown[]>> {
  const [worker] = page.context().serviceWorkers();
  if (!worker) throw new Error('The page has no service worker');
  await worker.evaluate(() => {
    const scope = globalThis as unknown as WatchedWorker;
    Object.assign(scope, { shown: [], onShown: () => undefined });
    scope.registration.showNotification = async (title, { body = '', tag = '' }) => {
      scope.shown.push({ title, body, tag });
      scope.onShown();
    };
  });
  return (count) =>
    worker.evaluate(async (wanted) => {
      const scope = globalThis as unknown as WatchedWorker;
      while (scope.shown.length < wanted)
        await new Promise<void>((resolve) => {
          scope.onShown = resolve;
        });
      return scope.shown;
    }, count);
}

const turnOn = async (page: Page) => {
  await page.context().grantPermissions(['notifications']);
  await giveSubscription(page.context());
  await openAs(page, 'tiendaluna', '/profile');
  await page.getByRole('button', { name: 'Activar en este dispositivo' }).click();
  await page.getByRole('button', { name: /^Quitar los avisos de Chrome/ }).waitFor();
};

scenario(
  'a device is turned on in Perfil, keeps its choices, and is turned off',
  async ({ page }) => {
    await turnOn(page);
    await page.getByLabel('Cierres con error').press(' ');
    await page.getByLabel('Pagos desde').fill('99.50');
    await page.getByRole('button', { name: 'Guardar', exact: true }).click();
    await page.getByText('Se actualizo con éxito').waitFor();
    await page.reload();
    await page.getByRole('button', { name: 'Guardar', exact: true }).waitFor();
    assert.is(await page.getByLabel('Cierres con error').isChecked(), false);
    assert.is(await page.getByLabel('Pagos desde').inputValue(), '99.50');
    await page.getByRole('button', { name: /^Quitar los avisos de Chrome/ }).click();
    await page.getByRole('button', { name: 'Activar en este dispositivo' }).waitFor();
    assert.is(await page.evaluate(() => localStorage.getItem('test.subscribed')), null);
  },
  WITH_WORKER,
);

scenario(
  'a message becomes a notice; what the open portal tells is not told again',
  async ({ page }) => {
    await turnOn(page);
    const push = await pushTo(page);
    const shown = await watchNotices(page);
    await push({ kind: 'payments', id: 'tx_1', text: 'Q125.50 de María López, Caja 1' });
    assert.equal(await shown(1), [
      { title: 'Pago recibido', body: 'Q125.50 de María López, Caja 1', tag: 'payments-tx_1' },
    ]);
    await push('<b>no es un mensaje</b>');
    assert.is((await shown(2))[1]?.title, 'Hay novedades en tu portal');
    await page.getByRole('link', { name: 'Pagos', exact: true }).click();
    await paymentsShown(page);
    await page.bringToFront();
    await push({ kind: 'payments', id: 'tx_2', text: '' });
    await push({ kind: 'failed-closings', id: 'cl_1', text: '' });
    // The page answers in the order of the messages: it told the first, so the next notice is of the second.
    assert.is((await shown(3))[2]?.tag, 'failed-closings-cl_1');
  },
  WITH_WORKER,
);

scenario(
  'an open portal opens what a notice leads to, unless a dialog is open',
  async ({ page }) => {
    await turnOn(page);
    const [worker] = page.context().serviceWorkers();
    const ask = (path: string) =>
      worker?.evaluate(async (opened) => {
        const { clients } = globalThis as unknown as {
          clients: { matchAll(options: object): Promise<{ postMessage(...sent: unknown[]): void }[]> };
        };
        const [portal] = await clients.matchAll({ type: 'window', includeUncontrolled: true });
        const { port1, port2 } = new MessageChannel();
        const answer = new Promise((resolve) => {
          port1.onmessage = ({ data }) => resolve(data);
        });
        portal?.postMessage({ opened }, [port2]);
        return answer;
      }, path);
    await page.getByRole('button', { name: 'Editar teléfono' }).click();
    await page.getByRole('dialog').waitFor();
    assert.is(await ask('/transaction/history'), false);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    assert.is(await ask('/transaction/history'), true);
    await page.getByRole('heading', { name: 'Historial', exact: true }).waitFor();
  },
  WITH_WORKER,
);
