import { createBusinessApi } from '@cobros/sdk';
import { retryingFetch } from '@cobros/sdk/retrying-fetch';
import { signedInFetch } from '@cobros/sdk/signed-in-fetch';
import { fakeTimers } from '#test/support/fake-timers.ts';
import { failureOf } from '#test/support/unwrap-result.ts';
import { failureResponse, successResponse } from '../../support/envelope-responses.ts';
import { assert, test } from '../../support/test.ts';

const BASE_URL = 'http://pagos.test/api';
const ENDED = { title: 'Sesión', message: 'Tu sesión terminó' };
const WRONG = { title: 'Inicio de sesión', message: 'Usuario o contraseña incorrectos' };

/** A server with one user; only its newest session is live. */
function serverOf({ password = 'Cobros#2026', baseUrl = BASE_URL } = {}) {
  const server = { renews: true };
  const calls: string[] = [];
  const held = new Map<string, Promise<void>>();
  let newest = 0;
  let live = '';
  const open = () => {
    newest += 1;
    live = `s${newest}`;
    return successResponse({ sessionId: live, sessionExpiresInSeconds: 21_600 });
  };
  const fetch = async (request: Request): Promise<Response> => {
    const path = new URL(request.url).pathname.replace('/api/', '');
    const token = request.headers.get('Authorization')?.replace('Bearer ', '') ?? '';
    const call = token ? `${path} ${token}` : path;
    calls.push(call);
    await held.get(call);
    if (path === 'auth/v3/credentials') {
      const { requestContent } = (await request.json()) as { requestContent: { password: string } };
      return requestContent.password === password ? open() : failureResponse(401, WRONG);
    }
    if (token !== live) return failureResponse(401, ENDED);
    if (path !== 'auth/v3/session/renew') return successResponse({ transactions: [], serverTime: '' });
    return server.renews ? open() : failureResponse(503, ENDED);
  };
  const api = createBusinessApi({
    baseUrl,
    fetch: signedInFetch({ baseUrl, username: 'tienda', password: 'Cobros#2026', fetch }),
  });
  return {
    api,
    calls,
    server,
    endSession: () => {
      live = '';
    },
    /** Responds to a call only once the returned function is called. */
    holdBack(call: string): () => void {
      let release = () => {};
      held.set(call, new Promise((resolve) => (release = resolve)));
      return () => release();
    },
  };
}

test('three simultaneous first calls share one sign-in, which leaves no timer behind, so that a program can end', async () => {
  const timers = fakeTimers();
  const { api, calls } = serverOf({ baseUrl: `${BASE_URL}/` });
  const results = await Promise.all([
    api.transactions.listPending(),
    api.transactions.listPaid(),
    api.transactions.listPending(),
  ]);
  assert.ok(results.every(({ ok }) => ok));
  assert.is(calls.filter((call) => call === 'auth/v3/credentials').length, 1);
  assert.is(timers.left(), 0);
});

test('after a session has ended, one new session is opened and its calls are repeated', async () => {
  const { api, calls, endSession } = serverOf();
  await api.transactions.listPending();
  endSession();
  const results = await Promise.all([api.transactions.listPending(), api.transactions.listPaid()]);
  assert.ok(results.every(({ ok }) => ok));
  const [pending, paid] = ['transactions/v3/pending', 'transactions/v3/paid'];
  const first = ['auth/v3/credentials', `${pending} s1`];
  assert.equal(calls, [
    ...first,
    `${pending} s1`,
    `${paid} s1`,
    'auth/v3/credentials',
    `${pending} s2`,
    `${paid} s2`,
  ]);
});

test('a late 401 of a session that has been replaced does not sign in again', async () => {
  const late = serverOf();
  await late.api.transactions.listPending();
  late.endSession();
  const released = late.holdBack('transactions/v3/paid s1');
  const paid = late.api.transactions.listPaid();
  await late.api.transactions.listPending();
  released();
  assert.ok((await paid).ok);
  assert.equal(
    late.calls.filter((call) => call === 'auth/v3/credentials').length,
    2,
    'at the start, and once after the session has ended',
  );
});

test('a session past half of its lifetime is renewed once before the calls; one that cannot be renewed is used until it ends', async () => {
  const timers = fakeTimers();
  const { api, calls, server } = serverOf();
  const both = () => Promise.all([api.transactions.listPending(), api.transactions.listPaid()]);
  await api.transactions.listPending();
  timers.advance(10_799_000);
  assert.ok((await both()).every(({ ok }) => ok));
  timers.advance(1_000);
  assert.ok((await both()).every(({ ok }) => ok));
  server.renews = false;
  timers.advance(10_801_000);
  assert.ok((await api.transactions.listPending()).ok);
  const [renew, pending, paid] = ['auth/v3/session/renew', 'transactions/v3/pending', 'transactions/v3/paid'];
  assert.equal(calls, [
    ...['auth/v3/credentials', `${pending} s1`, `${pending} s1`, `${paid} s1`],
    ...[`${renew} s1`, `${pending} s2`, `${paid} s2`, `${renew} s2`, `${pending} s2`],
  ]);
});

test('a user with a second factor is not signed in again for every call', async () => {
  let signIns = 0;
  const needed = { code: 'second-factor-needed', title: 'Verificación', message: 'Escribe el código' };
  const fetch = async (): Promise<Response> => {
    signIns += 1;
    return failureResponse(403, needed);
  };
  const signedIn = signedInFetch({ baseUrl: BASE_URL, username: 'tienda', password: 'x', fetch });
  const api = createBusinessApi({ baseUrl: BASE_URL, fetch: signedIn });
  for (let call = 0; call < 2; call++) {
    assert.is(failureOf(await api.transactions.listPending()).code, 'second-factor-needed');
  }
  assert.is(signIns, 1);
});

test('a sign-in whose connection hangs is aborted, so that later calls sign in again', async () => {
  const timers = fakeTimers();
  let signIns = 0;
  const fetch = async ({ url }: Request): Promise<Response> => {
    if (!url.endsWith('/credentials')) return successResponse({ transactions: [], serverTime: '' });
    signIns += 1;
    if (signIns === 1) await new Promise(() => {});
    return successResponse({ sessionId: 's1', sessionExpiresInSeconds: 21_600 });
  };
  const signedIn = signedInFetch({ baseUrl: BASE_URL, username: 'tienda', password: 'x', fetch });
  const api = createBusinessApi({ baseUrl: BASE_URL, fetch: signedIn });
  const first = api.transactions.listPending();
  await timers.settle();
  timers.advance(30_000);
  assert.is(failureOf(await first).kind, 'timeout');
  await timers.settle();
  const later = api.transactions.listPending({}, { timeoutMs: 5_000 });
  await timers.settle();
  timers.advance(5_000);
  assert.ok((await later).ok);
});

test('a wrong password is sent once, and every call fails', async () => {
  const { api, calls } = serverOf({ password: 'otra' });
  for (const call of [api.transactions.listPending, api.transactions.listPaid]) {
    assert.is(failureOf(await call()).message, WRONG.message);
  }
  assert.equal(calls, ['auth/v3/credentials']);
});

test('a sign-in that something else answers is unreadable, and sends the password once', async () => {
  for (const respond of [() => new Response('<h1>Wi-Fi</h1>'), () => new Response(null, { status: 204 })]) {
    let signIns = 0;
    const fetch = async (): Promise<Response> => {
      signIns += 1;
      return respond();
    };
    const signedIn = signedInFetch({ baseUrl: BASE_URL, username: 'tienda', password: 'x', fetch });
    const api = createBusinessApi({ baseUrl: BASE_URL, fetch: retryingFetch({ fetch: signedIn }) });
    assert.is(failureOf(await api.transactions.listPending()).kind, 'unreadable');
    assert.is(signIns, 1);
  }
});

test('in a page the address may be a path; what is no address throws at once', async () => {
  assert.throws(() => serverOf({ baseUrl: '/api' }), /\/api/);
  const { Request } = globalThis;
  globalThis.Request = class extends Request {
    constructor(input: RequestInfo | URL, init?: RequestInit) {
      super(typeof input === 'string' ? new URL(input, BASE_URL) : input, init);
    }
  };
  try {
    const { api, calls } = serverOf({ baseUrl: '/api/' });
    assert.ok((await api.transactions.listPending()).ok);
    assert.equal(calls, ['auth/v3/credentials', 'transactions/v3/pending s1']);
  } finally {
    globalThis.Request = Request;
  }
});

test('calls that need no session are made without signing in', async () => {
  const { api, calls } = serverOf();
  await api.auth.signIn({ username: 'otro', password: 'Cobros#2026' });
  assert.equal(calls, ['auth/v3/credentials']);
});
