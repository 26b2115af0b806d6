import { answerWorker } from '#blocks/push/answer-worker.ts';
import { renewPush } from '#blocks/push/renew-push-operation.ts';
import { startSession } from '#stores/session.ts';
import { session } from '../../fixtures/session.ts';
import { stubbedApi } from '../support/stubbed-api.ts';
import { assert, test } from '../support/test.ts';

const SUBSCRIBE = 'users/v3/profile/push/subscribe';
const GET = 'users/v3/profile/push/get';

function subscriptionOfBrowser() {
  const seen = { unsubscribed: 0 };
  const subscription = {
    endpoint: 'https://push.example/1',
    getKey: () => Uint8Array.from([251, 255, 254]).buffer,
    unsubscribe: async () => {
      seen.unsubscribed += 1;
      return true;
    },
  };
  return { seen, subscription: subscription as unknown as PushSubscription };
}

const signIn = (capabilities: ('push' | 'emails')[]) =>
  startSession(session({ userData: { ...session().userData, capabilities } }));
const devices = (current: boolean) => ({ publicKey: '', kinds: [], devices: [{ id: 'pd_1', current }] });

test('each visit renews the notices of the device for its session, with the choices as they are', async () => {
  const api = stubbedApi({ [GET]: devices(true), [SUBSCRIBE]: {} });
  signIn(['push']);
  const { subscription, seen } = subscriptionOfBrowser();
  await renewPush(subscription);
  assert.equal(api.contentsOf(GET), [{ endpoint: 'https://push.example/1' }]);
  assert.equal(api.contentsOf(SUBSCRIBE), [
    { endpoint: 'https://push.example/1', p256dh: '-__-', auth: '-__-' },
  ]);
  assert.is(seen.unsubscribed, 0);
});

test('a subscription of somebody else, or from before signing out, ends', async () => {
  const api = stubbedApi({ [GET]: devices(false) });
  signIn(['push']);
  const { subscription, seen } = subscriptionOfBrowser();
  await renewPush(subscription);
  assert.equal([seen.unsubscribed, api.contentsOf(SUBSCRIBE)], [1, []]);
});

test('nothing is asked of a server without notices, nor ended when it cannot be reached', async () => {
  const { subscription, seen } = subscriptionOfBrowser();
  const without = stubbedApi({});
  signIn(['emails']);
  await renewPush(subscription);
  assert.equal(without.calls, []);
  stubbedApi({});
  signIn(['push']);
  await renewPush(subscription);
  assert.is(seen.unsubscribed, 0);
});

test('the open portal tells the worker what it shows itself: payments on Pagos, if somebody looks', async () => {
  let ask: (event: object) => void = () => undefined;
  const serviceWorker = {
    addEventListener: (_type: string, listener: typeof ask) => {
      ask = listener;
    },
    startMessages: () => undefined,
  };
  const { navigator } = globalThis;
  const { hasFocus } = document;
  Object.defineProperty(globalThis, 'navigator', { value: { serviceWorker }, configurable: true });
  try {
    answerWorker();
    const answerTo = (data: object) => {
      const answers: unknown[] = [];
      ask({ data, ports: [{ postMessage: (given: unknown) => answers.push(given) }] });
      return answers[0];
    };
    const tells = (kind: string, path: string, focus: boolean) => {
      history.replaceState(null, '', path);
      document.hasFocus = () => focus;
      return answerTo({ pushed: { kind } });
    };
    assert.is(tells('payments', '/transaction/dashboard', true), true);
    assert.is(tells('payments', '/transaction/dashboard', false), false);
    assert.is(tells('payments', '/profile', true), false);
    assert.is(tells('failed-closings', '/closing/history', true), true);
    assert.is(tells('failed-closings', '/transaction/dashboard', true), false);
    assert.is(tells('refund-requests', '/refund-approvals', true), true);
    assert.is(tells('refund-requests', '/closing/history', true), false);
    assert.is(answerTo({ opened: '/closing/history/cl_1' }), true);
    assert.is(location.pathname, '/closing/history/cl_1');
    const dialog = document.body.appendChild(document.createElement('div'));
    dialog.setAttribute('aria-modal', 'true');
    assert.is(answerTo({ opened: '/closing/history/cl_2' }), false, 'a form may be open');
    assert.is(location.pathname, '/closing/history/cl_1');
    dialog.remove();
  } finally {
    document.hasFocus = hasFocus;
    Object.defineProperty(globalThis, 'navigator', { value: navigator, configurable: true });
  }
});
