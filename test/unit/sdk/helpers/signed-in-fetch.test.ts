import { createBusinessApi } from '@cobros/sdk';
import { signedInFetch } from '@cobros/sdk/signed-in-fetch';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { failureResponse, successResponse } from '../../../support/envelope-responses.ts';
import { fakeTimers } from '../../../support/fake-timers.ts';

const BASE_URL = 'http://pagos.test/api';
const ENDED = { title: 'Sesión', message: 'Tu sesión terminó' };
const WRONG = { title: 'Inicio de sesión', message: 'Usuario o contraseña incorrectos' };

/** A server with one user; only its newest session is live. */
function serverOf({ password = 'Cobros#2026', seconds = 21_600, baseUrl = BASE_URL } = {}) {
  const calls: string[] = [];
  let newest = 0;
  let live = '';
  const open = () => {
    newest += 1;
    live = `s${newest}`;
    return successResponse({ sessionId: live, sessionExpiresInSeconds: seconds });
  };
  const fetch = async (request: Request): Promise<Response> => {
    const path = new URL(request.url).pathname.replace('/api/', '');
    const token = request.headers.get('Authorization')?.replace('Bearer ', '') ?? '';
    calls.push(token ? `${path} ${token}` : path);
    if (path === 'auth/v3/credentials') {
      const { requestContent } = (await request.json()) as { requestContent: { password: string } };
      return requestContent.password === password ? open() : failureResponse(401, WRONG);
    }
    if (token !== live) return failureResponse(401, ENDED);
    return path === 'auth/v3/session/renew' ? open() : successResponse({ transactions: [], serverTime: '' });
  };
  const api = createBusinessApi({
    baseUrl,
    fetch: signedInFetch({ baseUrl, username: 'tienda', password: 'Cobros#2026', fetch }),
  });
  return {
    api,
    calls,
    endSession: () => {
      live = '';
    },
  };
}

test('three simultaneous first calls share one sign-in', async () => {
  const { api, calls } = serverOf();
  const results = await Promise.all([
    api.transactions.listPending(),
    api.transactions.listPaid(),
    api.transactions.listPending(),
  ]);
  assert.ok(results.every(({ ok }) => ok));
  assert.is(calls.filter((call) => call === 'auth/v3/credentials').length, 1);
});

test('a sign-in that has ended leaves no timer behind, so that a program can end', async () => {
  const timers = fakeTimers();
  assert.ok((await serverOf().api.transactions.listPending()).ok);
  assert.is(timers.left(), 0);
});

test('after a session has ended, one new session is opened and its calls are repeated', async () => {
  const { api, calls, endSession } = serverOf();
  await api.transactions.listPending();
  endSession();
  const results = await Promise.all([api.transactions.listPending(), api.transactions.listPaid()]);
  assert.ok(results.every(({ ok }) => ok));
  assert.is(calls.filter((call) => call === 'auth/v3/credentials').length, 2);
  assert.ok(calls.includes('transactions/v3/pending s2'));
});

test('a session past half of its lifetime is renewed before the call', async () => {
  const { api, calls } = serverOf({ seconds: 0 });
  await api.transactions.listPending();
  await api.transactions.listPending();
  assert.equal(calls, [
    'auth/v3/credentials',
    'transactions/v3/pending s1',
    'auth/v3/session/renew s1',
    'transactions/v3/pending s2',
  ]);
});

test('calls made at the same time share one renewal', async () => {
  const { api, calls } = serverOf({ seconds: 0 });
  await api.transactions.listPending();
  const results = await Promise.all([api.transactions.listPending(), api.transactions.listPaid()]);
  assert.ok(results.every(({ ok }) => ok));
  assert.is(calls.filter((call) => call.startsWith('auth/v3/session/renew')).length, 1);
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
    const result = await api.transactions.listPending();
    assert.is(!result.ok && result.failure.code, 'second-factor-needed');
  }
  assert.is(signIns, 1);
});

test('the base URL may end with a slash', async () => {
  const { api } = serverOf({ baseUrl: `${BASE_URL}/` });
  assert.ok((await api.transactions.listPending()).ok);
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
  const given = await first;
  assert.is(!given.ok && given.failure.kind, 'timeout');
  await timers.settle();
  const later = api.transactions.listPending({}, { timeoutMs: 5_000 });
  await timers.settle();
  timers.advance(5_000);
  assert.ok((await later).ok);
});

test('a wrong password is sent once, and every call fails', async () => {
  const { api, calls } = serverOf({ password: 'otra' });
  for (const call of [api.transactions.listPending, api.transactions.listPaid]) {
    const result = await call();
    assert.is(!result.ok && result.failure.message, WRONG.message);
  }
  assert.equal(calls, ['auth/v3/credentials']);
});

test('calls that need no session are made without signing in', async () => {
  const { api, calls } = serverOf();
  await api.auth.signIn({ username: 'otro', password: 'Cobros#2026' });
  assert.equal(calls, ['auth/v3/credentials']);
});
