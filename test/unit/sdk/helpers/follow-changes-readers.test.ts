import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { refusesStream } from '../../../support/change-stream-server.ts';
import { fakeTimers } from '../../../support/fake-timers.ts';
import { follower } from '../../../support/followed.ts';

const SECOND = 1000;
let timers: ReturnType<typeof fakeTimers>;
test.before.each(() => {
  timers = fakeTimers();
});

const unreachable = () => {
  throw new TypeError('fetch failed');
};

test('a slow reader gets the changes made meanwhile as one', async () => {
  const { live, line } = follower();
  const stream = await live();
  for (let count = 0; count < 1000; count += 1) stream.tell('changed', [count % 2 ? 'paid' : 'pending']);
  await timers.settle();
  stream.tell('changed', ['balance']);
  await timers.settle();
  assert.is(await line(), 'changed pending paid balance');
  stream.tell('changed', ['paid']);
  stream.end();
  await timers.settle();
  assert.is(await line(), 'changed paid');
  assert.is(await line(), 'lost network');
});

test('a reader that missed both the loss and the recovery of the stream only gets live', async () => {
  const { server, live, line } = follower();
  const stream = await live();
  stream.tell('changed', ['paid']);
  stream.breakOff(new TypeError('terminated'));
  await timers.settle();
  timers.advance(2 * SECOND);
  (await server.stream(1)).tell('ready', ['pending']);
  await timers.settle();
  assert.is(await line(), 'live pending');
});

test('a reader that has not read an earlier lost only gets the last attempt', async () => {
  const { line } = follower(unreachable, unreachable, refusesStream(404));
  const first = line();
  await timers.settle();
  timers.advance(2 * SECOND);
  await timers.settle();
  assert.is(await first, 'lost network');
  timers.advance(4 * SECOND);
  await timers.settle();
  assert.is(await line(), 'ended answered');
});

test('the signal ends the loop before it begins, and while it connects, waits for events or pauses', async () => {
  const hangs = () => new Promise<Response>(() => {});
  const connecting = follower(hangs);
  const waiting = follower();
  const stream = await waiting.live();
  const pausing = follower(unreachable);
  assert.is(await pausing.line(), 'lost network');
  const before = follower();
  for (const { line, stop, changes } of [connecting, waiting, pausing, before]) {
    const last = before.stop === stop ? undefined : line();
    await timers.settle();
    stop.abort();
    assert.is(await (last ?? line()), 'ended aborted');
    assert.is((await changes.next()).done, true);
  }
  assert.is(stream.isClosed(), true);
  assert.is(before.server.attempts(), 0);
  assert.is(timers.left(), 0);
});

test('the signal ends the loop before unread changes are returned', async () => {
  const { live, line, stop } = follower();
  const stream = await live();
  stream.tell('changed', ['paid']);
  await timers.settle();
  stop.abort();
  await timers.settle();
  assert.is(await line(), 'ended aborted');
});

test('leaving the loop closes the stream', async () => {
  const { changes, server } = follower();
  const left = (async () => {
    for await (const change of changes) if (change.kind === 'live') break;
  })();
  const stream = await server.stream();
  stream.tell('ready', ['pending']);
  await left;
  await timers.settle();
  assert.is(stream.isClosed(), true);
  assert.is(timers.left(), 0);
});
