// Chromium and other browsers open connections before they make calls.
import { once } from 'node:events';
import { connect } from 'node:net';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { listen } from '../../sandbox/listen.ts';

test('at shutdown a connection without a call is closed, and one with a running call gets its response', async () => {
  let arrived = () => {};
  let answer = (_response: Response) => {};
  const arrival = new Promise<void>((resolve) => (arrived = resolve));
  const listener = await listen(
    () => {
      arrived();
      return new Promise<Response>((resolve) => (answer = resolve));
    },
    { port: 0, host: '127.0.0.1' },
  );
  const unused = connect(listener.port, '127.0.0.1');
  await once(unused, 'connect');
  const call = fetch(`http://127.0.0.1:${listener.port}/`);
  await arrival;

  // Connections that are still open after this time are cut.
  const stopped = listener.stop(3_000);
  await once(unused, 'close');
  answer(new Response('done'));
  assert.is(await (await call).text(), 'done');
  await stopped;
});

test('an idle connection is kept open longer than a load balancer’s minute', async () => {
  const listener = await listen(() => new Response('done'), { port: 0, host: '127.0.0.1' });
  const { headers } = await fetch(`http://127.0.0.1:${listener.port}/`);
  const seconds = /timeout=(\d+)/.exec(headers.get('Keep-Alive') ?? '')?.[1];
  assert.ok(Number(seconds) > 60);
  await listener.stop();
});

test('a call’s signal aborts when the client disconnects', async () => {
  const hungUp = new Promise<boolean>((resolve, reject) => {
    const answer = async ({ signal }: Request) => {
      signal.addEventListener('abort', () => resolve(signal.aborted));
      caller.abort();
      return new Promise<Response>(() => {});
    };
    const caller = new AbortController();
    listen(answer, { port: 0, host: '127.0.0.1' }).then(async ({ port, stop }) => {
      await fetch(`http://127.0.0.1:${port}/`, { method: 'POST', signal: caller.signal }).catch(() => {});
      await stop();
    }, reject);
  });
  assert.is(await hungUp, true);
});
