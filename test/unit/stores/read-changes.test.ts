import { renderHook } from '@testing-library/react';
import { ADMINISTRATIVE_USERS, BRANCHES, CASHIERS, CLOSINGS, OPEN_BALANCE } from '#stores/cache-keys.ts';
import { reportChanged } from '#stores/live/changes.ts';
import { type News, readChanges } from '#stores/live/read-changes-operation.ts';
import { rereadReportedLists } from '#stores/live/reread-reported-lists.ts';
import { useResource } from '#stores/resource.ts';
import { removeStoredSession } from '#stores/stored-session.ts';
import { session } from '../../fixtures/session.ts';
import { fakeTimers } from '../../support/fake-timers.ts';
import { changeStreamServer } from '../support/change-stream-server.ts';
import { showPage } from '../support/show-page.ts';
import { failureResponse, stubbedApi } from '../support/stubbed-api.ts';
import { assert, test } from '../support/test.ts';

const STREAM = 'changes/v3/stream';
const RENEW = 'auth/v3/session/renew';

/** Reads until stopped, and records everything that is reported, signs of life (`heard`) included. */
function reader(respond: () => Response | Promise<Response>) {
  const api = stubbedApi({ [STREAM]: respond, [RENEW]: session() });
  const stop = new AbortController();
  const reported: string[] = [];
  let wake = () => {};
  const ended = readChanges(stop.signal, (news: News) => {
    reported.push([news.kind, ...('lists' in news ? news.lists : [])].join(' '));
    wake();
  });
  const until = async (line: string) => {
    while (!reported.includes(line))
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
    return reported.splice(0);
  };
  return { api, stop, reported, until, ended };
}

test('the stream’s lists, changes and pings are passed on, and when the session changes it is renewed', async () => {
  // Without time that passes, no silence is noticed.
  const timers = fakeTimers();
  const server = changeStreamServer('open');
  const { api, stop, reported, until, ended } = reader(server.respond);
  const stream = await server.stream();
  stream.tell('ready', ['pending', 'paid']);
  assert.equal(await until('lists pending paid'), ['heard', 'lists', 'lists pending paid']);
  stream.tell('ping');
  assert.equal(await until('heard'), ['heard']);
  stream.tell('changed', ['paid']);
  assert.equal(await until('changed paid'), ['heard', 'changed paid']);
  assert.is(api.callsOf(RENEW).length, 0);
  stream.tell('changed', ['session']);
  await until('changed session');
  await timers.until(() => api.callsOf(RENEW).length > 0);
  window.dispatchEvent(new Event('online'));
  await timers.until(() => reported.includes('lists'));
  assert.is(reported[0], 'lists');
  await server.stream(1);
  stop.abort();
  await ended;
  assert.is(server.attempts(), 2, 'another network, another stream');
});

test('nothing counts as reported behind a proxy that holds the stream back, nor after a proxy has cut the stream', async () => {
  const server = changeStreamServer('open');
  const { stop, until, ended } = reader(server.respond);
  const held = await server.stream();
  held.send('event: re');
  assert.equal(await until('heard'), ['heard'], 'bytes, but not that it is ready');
  held.end();
  assert.equal(await until('lists'), ['lists']);
  window.dispatchEvent(new Event('online'));
  const cut = await server.stream(1);
  cut.tell('ready', ['pending', 'paid']);
  await until('lists pending paid');
  cut.end();
  assert.equal(await until('lists'), ['lists']);
  stop.abort();
  await ended;
});

test('nothing counts as reported behind a proxy that passes the stream on only now and then, and after half a minute the stream is requested again', async () => {
  const timers = fakeTimers();
  const server = changeStreamServer('open');
  const { stop, until, ended } = reader(server.respond);
  const held = await server.stream();
  timers.advance(11_000);
  held.tell('ready', ['paid']);
  assert.equal(await until('lists'), ['heard', 'lists']);
  await timers.settle();
  assert.ok(held.isClosed());
  timers.advance(30_000);
  (await server.stream(1)).tell('ready', ['paid']);
  await until('lists paid');
  timers.restore();
  stop.abort();
  await ended;
});

test('a captive portal’s page is not a stream, and after half a minute the stream is requested again', async () => {
  const timers = fakeTimers();
  const page = () => new Response('<html>', { headers: { 'Content-Type': 'text/html' } });
  const server = changeStreamServer(page, 'open');
  const { stop, until, ended } = reader(server.respond);
  assert.equal(await until('lists'), ['lists']);
  await timers.settle();
  await timers.advanceAndSettle(29_999);
  assert.is(server.attempts(), 1);
  timers.advance(1);
  (await server.stream()).tell('ready', ['paid']);
  await until('lists paid');
  timers.restore();
  stop.abort();
  await ended;
});

test('a backend without a stream is asked once, and no more after the session has ended', async () => {
  const { api, stop, until, ended } = reader(() => failureResponse(404, { title: 'Cambios', message: '' }));
  await until('lists');
  stop.abort();
  await ended;
  assert.is(api.callsOf(STREAM).length, 1);

  removeStoredSession();
  const signedOut = reader(() => failureResponse(404, { title: 'Cambios', message: '' }));
  await signedOut.until('lists');
  signedOut.stop.abort();
  await signedOut.ended;
  assert.is(signedOut.api.callsOf(STREAM).length, 0);
});

test('displayed data of a changed list are read again, once for simultaneous changes, and on a hidden page when it becomes visible', async () => {
  const timers = fakeTimers();
  const reads: string[] = [];
  let slow: Promise<void> | undefined;
  const load = (name: string) => async () => {
    reads.push(name);
    await slow;
    return { ok: true as const, data: name };
  };
  const hook = renderHook(() => {
    useResource(OPEN_BALANCE, load('balance'));
    return useResource(`${BRANCHES}/list`, load('branches'));
  });
  const after = async (ms: number) => {
    await timers.advanceAndSettle(ms);
    return reads.splice(0);
  };
  assert.equal(await after(0), ['balance', 'branches']);
  const stop = rereadReportedLists();
  reportChanged(['cashiers', 'balance']);
  assert.equal(await after(100), ['balance'], 'what a page has just read');
  reportChanged(['paid', 'pending']);
  assert.equal(await after(1000), []);
  reportChanged(['balance']);
  reportChanged(['paid', 'balance']);
  assert.equal(await after(100), ['balance']);
  let end = () => {};
  slow = new Promise((resolve) => {
    end = resolve;
  });
  reportChanged(['balance']);
  assert.equal(await after(100), ['balance']);
  reportChanged(['balance']);
  assert.equal(await after(1000), []);
  end();
  await after(0);
  assert.equal(await after(100), ['balance'], 'what changed while it was read');
  showPage('hidden');
  reportChanged(['cashiers']);
  assert.equal(await after(60_000), []);
  showPage('visible');
  assert.equal(await after(100), ['branches']);
  stop();
  reportChanged(['balance']);
  assert.equal(await after(1000), []);
  await hook.unmount();
});

test('each reported list makes the portal read again what it changes, and nothing else', async () => {
  const timers = fakeTimers();
  const reads: string[] = [];
  const load = (name: string) => async () => {
    reads.push(name);
    return { ok: true as const, data: name };
  };
  const all = [ADMINISTRATIVE_USERS, BRANCHES, CASHIERS, CLOSINGS, OPEN_BALANCE];
  const hook = renderHook(() => all.map((name) => useResource(`${name}/shown`, load(name))));
  const after = async (ms: number) => {
    await timers.advanceAndSettle(ms);
    return reads.splice(0).sort();
  };
  assert.equal(await after(0), all);
  const stop = rereadReportedLists();
  reportChanged(['paid']);
  for (const [list, read] of [
    ['balance', [OPEN_BALANCE]],
    ['closings', [CLOSINGS]],
    ['branches', [BRANCHES, CASHIERS]],
    ['cashiers', [BRANCHES, CASHIERS]],
    ['users', [ADMINISTRATIVE_USERS]],
  ] as const) {
    reportChanged([list]);
    assert.equal(await after(100), read, list);
  }
  stop();
  await hook.unmount();
});
