import type { PushDevice } from '@cobros/sdk';
import { PushCard } from '#screens/profile/push/push-card.tsx';
import { clearMessage, message } from '#stores/messages.ts';
import { startSession } from '#stores/session.ts';
import { session } from '../../fixtures/session.ts';
import { FAULT_NAMES, LINE_FAULTS } from '../../support/bad-line/line-faults.ts';
import { faultyApi } from '../support/bad-line/faulty-api.ts';
import { assert, render, test } from '../support/render.tsx';
import { type Call, stubbedApi, successResponse } from '../support/stubbed-api.ts';

const GET = 'users/v3/profile/push/get';
const SUBSCRIBE = 'users/v3/profile/push/subscribe';
const UNSUBSCRIBE = 'users/v3/profile/push/unsubscribe';
const TURN_ON = 'Activar en este dispositivo';

const device = (changes: Partial<PushDevice> = {}): PushDevice => ({
  id: 'pd_1',
  device: 'Chrome en Android',
  current: false,
  kinds: ['payments'],
  leastAmount: 50,
  showsText: false,
  creationDate: '2026-11-20T16:00:00.000Z',
  formattedCreationDate: '20/11/2026',
  formattedCreationTime: '10:00:00',
  ...changes,
});

interface Browser {
  permission?: NotificationPermission;
  /** The person's answer to the browser's question. */
  answer?: NotificationPermission | Promise<NotificationPermission>;
  userAgent?: string;
  hasPush?: boolean;
  /** The person lets sites store nothing. */
  storesNothing?: boolean;
}

/** Gives the page a browser with or without notices. */
function browserWith({
  permission = 'default',
  answer = 'granted',
  userAgent = 'Chrome',
  hasPush = true,
  storesNothing = false,
}: Browser) {
  const seen = { asked: 0, subscribed: 0, unsubscribed: 0 };
  const subscription = {
    endpoint: 'https://push.example/1',
    getKey: () => new Uint8Array(16).buffer,
    unsubscribe: async () => void seen.unsubscribed++,
  };
  const pushManager = {
    getSubscription: async () => (seen.subscribed > seen.unsubscribed ? subscription : null),
    subscribe: async () => {
      seen.subscribed += 1;
      return subscription;
    },
  };
  const worker = {
    ready: Promise.resolve({ pushManager }),
    getRegistration: async () => {
      if (storesNothing) throw new DOMException('The operation is insecure.', 'SecurityError');
      return { pushManager };
    },
    addEventListener: () => undefined,
    startMessages: () => undefined,
  };
  const define = (name: string, value: unknown) => {
    for (const scope of [globalThis, window])
      Object.defineProperty(scope, name, { value, configurable: true, writable: true });
  };
  const notification = {
    permission,
    requestPermission: async () => {
      seen.asked += 1;
      return answer;
    },
  };
  define('navigator', hasPush ? { userAgent, serviceWorker: worker } : { userAgent, maxTouchPoints: 0 });
  if (hasPush) {
    define('PushManager', class {});
    define('Notification', notification);
  } else {
    forget('PushManager');
  }
  return seen;
}

const forget = (name: string) => {
  for (const scope of [globalThis, window]) Reflect.deleteProperty(scope, name);
};
const real = { navigator: globalThis.navigator };
test.after.each(() => {
  for (const scope of [globalThis, window])
    Object.defineProperty(scope, 'navigator', { value: real.navigator, configurable: true });
  for (const name of ['PushManager', 'Notification']) forget(name);
  clearMessage();
});

async function open(browser: Browser, devices: PushDevice[] = [], more: string[] = []) {
  const seen = browserWith(browser);
  const sent: Record<string, unknown>[] = [];
  let stored = devices;
  stubbedApi({
    [GET]: () =>
      successResponse({
        publicKey: 'B'.repeat(87),
        kinds: ['payments', 'failed-closings', ...more],
        devices: stored,
      }),
    [SUBSCRIBE]: ({ content }: Call) => {
      sent.push(content);
      stored = [device({ id: 'pd_2', current: true })];
      return successResponse({ device: stored[0] });
    },
    [UNSUBSCRIBE]: ({ content }: Call) => {
      sent.push(content);
      stored = [];
      return successResponse({});
    },
  });
  startSession(session());
  const view = await render(<PushCard />);
  await view.loaded();
  return { view, seen, sent };
}

test('permission is asked only by the click that turns the notices on, with what was chosen', async () => {
  const { view, seen, sent } = await open({});
  assert.is(seen.asked, 0);
  await view.clickButton(TURN_ON);
  await view.loaded();
  assert.equal([seen.asked, seen.subscribed], [1, 1]);
  const { kinds, leastAmount, showsText } = sent[0] ?? {};
  assert.equal([kinds, leastAmount, showsText], [['payments', 'failed-closings'], 0, false]);
  assert.match(view.text(), 'Este dispositivo');
});

test('while the browser’s question is open, which may be put aside, the button says what it waits for', async () => {
  let answer = (_permission: NotificationPermission) => {};
  const { view } = await open({ answer: new Promise((resolve) => (answer = resolve)) });
  await view.clickButton(TURN_ON);
  assert.is(view.text('[aria-busy]'), `${TURN_ON}Esperando tu permiso`);
  answer('denied');
  await view.loaded();
  assert.match(view.text('[role=alert]'), 'El navegador no los permite');
});

test('a browser that may store nothing for the portal offers no notices, and says why', async () => {
  const { view } = await open({ storesNothing: true });
  assert.match(view.text(), 'El navegador no deja que este portal guarde datos');
  assert.not.ok(view.has('form, [role=alert]'));
});

test('a kind of notice that the portal does not know is kept, and not offered', async () => {
  const { view, sent } = await open({}, [], ['of-a-later-server']);
  assert.is(view.findAll('input[type=checkbox]').length, 3, 'two kinds, and what they show');
  await view.clickButton(TURN_ON);
  await view.loaded();
  assert.equal(sent[0]?.kinds, ['payments', 'failed-closings', 'of-a-later-server']);
});

for (const answer of ['denied', 'default'] as const)
  test(`whose answer is ${answer} is told how to permit it, and nothing is sent`, async () => {
    const { view, seen, sent } = await open({ answer });
    await view.clickButton(TURN_ON);
    await view.loaded();
    assert.match(view.text('[role=alert]'), 'El navegador no los permite');
    assert.equal([seen.subscribed, sent], [0, []]);
  });

test('a subscription that the browser already has, such as one of another person, is replaced', async () => {
  const { view, seen } = await open({});
  seen.subscribed = 1;
  await view.clickButton(TURN_ON);
  await view.loaded();
  assert.equal(seen, { asked: 1, subscribed: 2, unsubscribed: 1 });
});

for (const [why, browser, text] of [
  ['a blocked site', { permission: 'denied' }, 'El navegador los tiene bloqueados'],
  ['a browser without them', { hasPush: false }, 'Este navegador no los ofrece'],
  ['an iPhone', { hasPush: false, userAgent: 'iPhone' }, 'agrega primero el portal a tu pantalla de inicio'],
] as const)
  test(`${why} is told what to do, and can still remove other devices`, async () => {
    const { view, sent } = await open(browser, [device()]);
    assert.match(view.text(), text);
    assert.not.match(view.text(), TURN_ON);
    await view.clickButton('Quitar los avisos de Chrome en Android, desde 20/11/2026 10:00:00');
    await view.loaded();
    assert.equal(sent, [{ id: 'pd_1' }]);
    assert.not.match(view.text(), 'Chrome en Android');
  });

test('each fault of the line is said and keeps what was chosen; a browser that the server does not know gets nothing', async () => {
  const { view, seen } = await open({});
  await view.type(view.field('Pagos desde'), '99.50');
  const api = faultyApi();
  const none = { publicKey: 'B'.repeat(87), kinds: ['payments', 'failed-closings'], devices: [] };
  api.responses['profile.getPush'] = none;
  const device2 = device({ id: 'pd_2', current: true, leastAmount: 99.5 });
  api.responses['profile.subscribePush'] = { device: device2 };
  for (const name of FAULT_NAMES) {
    api.fault = { name, of: 'profile.subscribePush' };
    await view.clickButton(TURN_ON);
    const told = () => view.texts('[role=alert]').some((text) => text.startsWith(LINE_FAULTS[name].says));
    await view.until(() => told() && !view.has('[type=submit][aria-busy=true]'));
    assert.ok(told(), `after ${name}: ${view.texts('[role=alert]')}`);
    assert.is((view.field('Pagos desde') as HTMLInputElement).value, '99.50', `after ${name}`);
    assert.is(seen.unsubscribed, seen.subscribed, `after ${name} the browser is still subscribed`);
  }
  api.fault = undefined;
  api.responses['profile.getPush'] = { ...none, devices: [device2] };
  await view.clickButton(TURN_ON);
  await view.loaded();
  assert.match(view.text(), 'Este dispositivo');
  assert.is(seen.subscribed - seen.unsubscribed, 1);
});

test('a device that could not be removed stays in the list, with the reason', async () => {
  const { view } = await open({}, [device()]);
  const api = faultyApi();
  api.responses['profile.getPush'] = {
    publicKey: 'B'.repeat(87),
    kinds: ['payments'],
    devices: [device()],
  };
  for (const name of FAULT_NAMES) {
    clearMessage();
    api.fault = { name, of: 'profile.unsubscribePush' };
    await view.clickButton('Quitar los avisos de Chrome en Android, desde 20/11/2026 10:00:00');
    await view.until(() => message.value !== null && message.value !== undefined);
    const [, says] = LINE_FAULTS[name].says.split(': ');
    assert.match(message.value?.text ?? '', says ?? '');
    assert.match(view.text(), 'Chrome en Android');
  }
});

test('once this device is removed, the settings are those of a new one, not what was typed for the old', async () => {
  const { view } = await open({}, [device({ current: true })]);
  await view.type(view.field('Pagos desde'), '99.50');
  await view.clickButton('Quitar los avisos de Chrome en Android, desde 20/11/2026 10:00:00');
  await view.loaded();
  assert.match(view.text(), TURN_ON);
  assert.is((view.field('Pagos desde') as HTMLInputElement).value, '0.00');
  const chosen = view.findAll('input[type=checkbox]').map((box) => (box as HTMLInputElement).checked);
  assert.equal(chosen, [true, true, false]);
});
