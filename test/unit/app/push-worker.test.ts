import { fakeTimers } from '../../support/fake-timers.ts';
import { serviceWorker } from '../support/service-worker.ts';
import { assert, test } from '../support/test.ts';

// Messages and clicks in the service worker, with portals that answer it.

interface Shown {
  title: string;
  body?: string;
  silent?: boolean;
  data?: { path: string };
  actions?: unknown[];
}

/** Runs an event with these portals; each answers the worker's questions with what it is given, and says nothing otherwise. */
async function send(
  type: string,
  event: object,
  { answers = [], agent = 'Chrome' }: { answers?: (boolean | undefined)[]; agent?: string } = {},
) {
  const done = { shown: [] as Shown[], focused: [] as number[], opened: [] as string[], unsubscribed: 0 };
  const asked: unknown[] = [];
  const portals = answers.map((answer, index) => ({
    focus: async () => void done.focused.push(index),
    postMessage: (question: unknown, [port]: [MessagePort]) => {
      asked.push(question);
      if (answer !== undefined) port.postMessage(answer);
    },
  }));
  const subscription = { unsubscribe: async () => void done.unsubscribed++ };
  Object.assign(globalThis, {
    clients: { matchAll: async () => portals, openWindow: async (path: string) => done.opened.push(path) },
    registration: {
      pushManager: { getSubscription: async () => subscription },
      showNotification: async (title: string, options: object) =>
        void done.shown.push({ title, ...options } as Shown),
    },
  });
  const { navigator } = globalThis;
  Object.defineProperty(globalThis, 'navigator', { value: { userAgent: agent }, configurable: true });
  const waited: Promise<unknown>[] = [];
  serviceWorker[type]?.({ ...event, waitUntil: (work: Promise<unknown>) => void waited.push(work) } as never);
  await Promise.all(waited);
  Object.defineProperty(globalThis, 'navigator', { value: navigator, configurable: true });
  return { ...done, asked };
}

const push = (message: unknown, how?: Parameters<typeof send>[2]) =>
  send(
    'push',
    { data: { text: () => (typeof message === 'string' ? message : JSON.stringify(message)) } },
    how,
  );
const PAYMENT = { kind: 'payments', id: 'tx_1', text: 'Q125.50 de María López' };

test('each kind has its title and leads to its page', async () => {
  const of = async (kind: string) => {
    const [notice] = (await push({ kind, id: 'x_1', text: 'Texto' })).shown;
    return [notice?.title, notice?.body, notice?.data?.path];
  };
  assert.equal(await of('payments'), ['Pago recibido', 'Texto', '/transaction/dashboard?t=x_1']);
  assert.equal(await of('failed-closings'), ['Un cierre quedó en error', 'Texto', '/closing/history/x_1']);
  assert.equal(await of('returned-deposits'), [
    'Un depósito volvió',
    'Texto',
    '/closing/history?deposit=returned',
  ]);
  assert.equal(await of('refund-requests'), ['Piden un reembolso', 'Texto', '/refund-approvals']);
});

test('a message without text says only what happened', async () => {
  const { shown } = await push({ ...PAYMENT, text: '' });
  assert.equal([shown[0]?.title, shown[0]?.body], ['Pago recibido', 'Ábrelo para verlo']);
});

test('whatever a server sends, a notice leads to a page of this portal, and its text stays short', async () => {
  const ids = ['//evil.example', '../../x', 'https://evil.example', 'a b', '', 7, null];
  const messages = [
    '',
    '{',
    'null',
    '[]',
    '7',
    { kind: 'toString', id: 'x', text: '' },
    { kind: 'payments' },
  ];
  for (const message of [...messages, ...ids.map((id) => ({ ...PAYMENT, id }))]) {
    const [notice] = (await push(message)).shown;
    assert.equal(
      [notice?.title, notice?.data?.path],
      ['Hay novedades en tu portal', '/'],
      JSON.stringify(message),
    );
  }
  const [long] = (await push({ ...PAYMENT, text: 'x'.repeat(5_000) })).shown;
  assert.is(long?.body?.length, 300);
  const [wrong] = (await push({ ...PAYMENT, text: { toString: 'x' } })).shown;
  assert.is(wrong?.body, 'Ábrelo para verlo');
});

test('what an open portal tells is not told again, except silently on WebKit, which demands a notice', async () => {
  const told = await push(PAYMENT, { answers: [false, true] });
  assert.equal([told.shown.length, told.asked.length], [0, 2]);
  assert.equal(told.asked[0], { pushed: PAYMENT });
  assert.is((await push(PAYMENT, { answers: [false] })).shown[0]?.silent, false);
  const agent = 'Mozilla/5.0 (iPhone) AppleWebKit/605.1.15 Version/18.0 Safari/604.1';
  assert.is((await push(PAYMENT, { answers: [true], agent })).shown[0]?.silent, true);
});

test('a portal that is frozen, and so answers nothing, keeps no notice back', async () => {
  const timers = fakeTimers();
  let shown: Shown[] = [];
  void push(PAYMENT, { answers: [undefined] }).then((done) => {
    ({ shown } = done);
  });
  await timers.pass(1);
  assert.is(shown[0]?.title, 'Pago recibido');
});

const click = (notice: object, how?: Parameters<typeof send>[2], action = '') => {
  let closed = 0;
  const notification = { close: () => void closed++, ...notice };
  return send('notificationclick', { notification, action }, how).then((done) => ({ ...done, closed }));
};
const NOTICE = { data: { path: '/transaction/dashboard?t=tx_1' } };

test('a click opens the payment in an open portal, or else in a new window', async () => {
  const opened = await click(NOTICE, { answers: [false, true] });
  assert.equal([opened.closed, opened.focused, opened.opened], [1, [1], []]);
  assert.equal(opened.asked[0], { opened: NOTICE.data.path });
  const busy = await click(NOTICE, { answers: [false] });
  assert.equal([busy.focused, busy.opened], [[], [NOTICE.data.path]]);
  assert.equal((await click(NOTICE)).opened, [NOTICE.data.path]);
});

test('one click on «No avisar más aquí» ends the notices of the device', async () => {
  const [notice] = (await push(PAYMENT)).shown;
  assert.equal(notice?.actions, [{ action: 'stop', title: 'No avisar más aquí' }]);
  const stopped = await click(NOTICE, { answers: [true] }, 'stop');
  assert.equal([stopped.unsubscribed, stopped.opened, stopped.focused], [1, [], []]);
  assert.is(stopped.shown[0]?.title, 'Este dispositivo ya no recibe avisos');
});

test('a subscription that the browser replaces says so, and leads to where it is turned on again', async () => {
  const [notice] = (await send('pushsubscriptionchange', {})).shown;
  assert.is(notice?.title, 'Los avisos se detuvieron en este dispositivo');
  assert.equal((await click(notice ?? {})).opened, ['/profile']);
});
