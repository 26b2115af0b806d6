import { timersOfEachTest } from '#test/support/fake-timers.ts';
import { refusesStream, type StreamOutcome } from '../../support/change-stream-server.ts';
import { follower } from '../../support/followed.ts';
import { assert, test } from '../../support/test.ts';

const SECOND = 1000;
const timers = timersOfEachTest();

const unreachable = () => {
  throw new TypeError('fetch failed');
};

test('a stream that ends is reported as lost, opened again with everything to be read, and not opened after the session has ended', async () => {
  const { server, line, live, told, changes, sessionsEnded } = follower('open', 'open', refusesStream(401));
  const stream = await live();
  stream.tell('changed', ['pending']);
  assert.is(await line(), 'changed pending');
  stream.end();
  assert.is(await line(), 'lost network');
  const again = live(1);
  await timers.advanceAndSettle(told().retryInMs - 1);
  assert.is(server.attempts(), 1);
  timers.advance(1);
  (await again).tell('bye', { reason: 'session-ended', retryAfterSeconds: 0 });
  assert.is(await line(), 'ended session-ended');
  assert.is(sessionsEnded(), 1);
  assert.is((await changes.next()).done, true);
  assert.is(timers.left(), 0);
});

test('after a bye because of the session, the next stream uses the client’s new session', async () => {
  const { live, line, told } = follower();
  const bye = { reason: 'session-ended', retryAfterSeconds: 0 };
  (await live()).tell('bye', { ...bye, reason: 'not-allowed' });
  (await live(1)).tell('bye', bye);
  // The refused session is not replaced again and again without a pause.
  assert.is(await line(), 'lost network');
  assert.ok(told().retryInMs >= SECOND);
  const third = live(2);
  timers.advance(told().retryInMs);
  const steady = await third;
  timers.advance(30 * SECOND);
  steady.tell('bye', bye);
  await live(3);
});

test('after a bye with any other reason the client reconnects when the server asks', async () => {
  const { live, line, told } = follower('open', 'open');
  (await live()).tell('bye', { reason: 'of-a-later-version', retryAfterSeconds: 17 });
  assert.is(await line(), 'lost network');
  assert.is(told().retryInMs, 17 * SECOND);
  const again = live(1);
  timers.advance(17 * SECOND);
  await again;
});

test('a stream that can’t be opened is retried with growing pauses, or when the server asks', async () => {
  const busy = refusesStream(503, { 'Retry-After': '45' });
  const { line, told } = follower(unreachable, busy, refusesStream(502), unreachable);
  const pauses: number[] = [];
  const lines: string[] = [];
  for (let attempt = 0; attempt < 12; attempt += 1) {
    lines.push(await line());
    pauses.push(told().retryInMs / SECOND);
    timers.advance(told().retryInMs);
  }
  assert.equal(lines.slice(0, 4), ['lost network', 'lost answered', 'lost answered', 'lost network']);
  assert.is(pauses[1], 45);
  for (const [at, longest] of [2, undefined, 8, 16, 30, 30, 30, 30, 30, 30, 30, 30].entries()) {
    const pause = pauses[at] ?? 0;
    if (longest) assert.ok(pause >= longest / 2 && pause <= longest, `${pause} s before attempt ${at + 2}`);
  }
  assert.ok(new Set(pauses).size > 9, 'not all together');
});

test('a server that ends every stream immediately is asked less often, until one stream lasts', async () => {
  const { live, line, told } = follower();
  let stream = await live();
  for (let number = 1; number < 6; number += 1) {
    stream.end();
    assert.is(await line(), 'lost network');
    const next = live(number);
    timers.advance(told().retryInMs);
    stream = await next;
  }
  timers.advance(30 * SECOND);
  stream.end();
  assert.is(await line(), 'lost network');
  assert.ok(told().retryInMs <= 2 * SECOND);
});

const REFUSALS: [what: string, outcome: StreamOutcome, line: string, status: number][] = [
  ['does not know the address', refusesStream(404), 'ended answered', 404],
  ['does not allow the stream', refusesStream(403), 'ended answered', 403],
  ['does not know the session', refusesStream(401), 'ended session-ended', 401],
  ['responds with an HTML page', () => new Response('<html>'), 'ended unreadable', 200],
  ['responds with nothing', () => new Response(null, { status: 204 }), 'ended unreadable', 204],
];
for (const [what, outcome, last, status] of REFUSALS)
  test(`a server that ${what} is not retried`, async () => {
    const { server, line, told, changes } = follower(outcome);
    assert.is(await line(), last);
    assert.is(told().failure?.status, status);
    assert.is((await changes.next()).done, true);
    assert.is(server.attempts(), 1);
  });

test('a stream without any event for 40 seconds, even without ready, is lost; pings prevent that without being reported', async () => {
  const { live, line } = follower();
  const stream = await live();
  for (let pings = 0; pings < 10; pings += 1) {
    timers.advance(39 * SECOND);
    stream.tell('ping');
    await timers.settle();
  }
  const next = line();
  timers.advance(39 * SECOND);
  // Not an event: it is sent by a proxy, which may have lost the server.
  stream.send(': still here\n\n');
  await timers.settle();
  assert.is(stream.isClosed(), false);
  timers.advance(SECOND);
  assert.is(await next, 'lost timeout');
  assert.is(stream.isClosed(), true);
  const silent = follower();
  const unready = silent.line();
  await silent.server.stream();
  await timers.settle();
  timers.advance(40 * SECOND);
  assert.is(await unready, 'lost timeout');
});

test('when the stream counts its reports, one lost on the way is noticed at the next event, once', async () => {
  const { server, line, told } = follower();
  const first = line();
  const stream = await server.stream();
  stream.tell('ready', { lists: ['pending', 'paid', 'session'], changedCount: 0 });
  assert.is(await first, 'live pending paid session');
  assert.is(told().isCounted, true);
  stream.tell('changed', { lists: ['paid'], changedCount: 1 });
  assert.is(await line(), 'changed paid');
  stream.tell('ping', { changedCount: 1 });
  stream.tell('changed', { lists: ['balance'], changedCount: 2 });
  assert.is(await line(), 'changed balance', 'nothing was lost before it');
  stream.tell('ping', { changedCount: 4 });
  assert.is(await line(), 'changed pending paid session balance');
  stream.tell('ping', { changedCount: 4 });
  stream.tell('changed', { lists: ['paid'], changedCount: 6 });
  assert.is(await line(), 'changed pending paid session balance');
  stream.tell('changed', { lists: ['paid'], changedCount: 7 });
  assert.is(await line(), 'changed paid');
});

test('unknown events of a later version are ignored, unknown lists passed on, and pings ignored when the stream does not count its reports', async () => {
  const { live, line, told } = follower();
  const stream = await live();
  assert.is(told().isCounted, false);
  stream.tell('changed', ['paid']);
  assert.is(await line(), 'changed paid');
  for (const name of ['ping', 'other']) stream.send(`event: ${name}\ndata: no JSON\n\n`);
  stream.tell('changed', ['invoices', 'pending']);
  assert.is(await line(), 'changed invoices pending');
});

test('an unreadable event ends the stream, and everything is read again on the next one', async () => {
  for (const data of ['{"lists":', '{}', 'null']) {
    const { live, line } = follower();
    const stream = await live();
    stream.send(`event: changed\ndata: ${data}\n\n`);
    assert.is(await line(), 'lost network');
    assert.is(stream.isClosed(), true);
  }
});
