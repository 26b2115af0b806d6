import { eventParser } from '#sdk/src/helpers/event-parser.ts';
import { timersOfEachTest } from '#test/support/fake-timers.ts';
import { refusesStream } from '../../support/change-stream-server.ts';
import { follower } from '../../support/followed.ts';
import { assert, test } from '../../support/test.ts';

/** The events parsed from a text whose bytes arrive in chunks of this size. */
function parsed(text: string, size = Number.POSITIVE_INFINITY): string[] {
  const parse = eventParser();
  const bytes = new TextEncoder().encode(text);
  const found: string[] = [];
  for (let from = 0; from < bytes.length; from += size)
    found.push(...parse(bytes.slice(from, from + size)).map(({ name, data }) => `${name}=${data}`));
  return found;
}

const CASES: [what: string, text: string, events: string[]][] = [
  ['several events in one chunk', 'event: a\ndata: 1\n\nevent: b\ndata: 2\n\n', ['a=1', 'b=2']],
  ['lines that end with CRLF', 'event: a\r\ndata: 1\r\n\r\nevent: b\r\ndata: 2\r\n\r\n', ['a=1', 'b=2']],
  ['lines that end with CR', 'event: a\rdata: 1\r\revent: b\rdata: 2\r\r', ['a=1', 'b=2']],
  ['comments and unknown fields', ': hi\n\nid: 7\nevent: a\n:\nretry: 5\ndata: 1\n\n: bye\n\n', ['a=1']],
  ['no space after the colon', 'event:a\ndata:  1\n\n', ['a= 1']],
  ['data of several lines', 'data: 1\ndata\ndata: 2\n\n', ['=1\n\n2']],
  ['a name without data', 'event: ping\n\n', ['ping=']],
  [
    'letters of several bytes, and a byte order mark',
    '\ufeffevent: ñ☕\ndata: a\u2028b😀\n\n',
    ['ñ☕=a\u2028b😀'],
  ],
  ['an event cut off by the end of the stream', 'event: a\ndata: 1\n\nevent: b\ndata: 2\n', ['a=1']],
];

for (const [what, text, events] of CASES)
  test(`${what}: the same events are parsed wherever the chunks are split`, () => {
    for (const size of [1, 2, 3, 5, 7, undefined])
      assert.equal(parsed(text, size), events, `chunks of ${size}`);
  });

test('an event is complete at the CR that ends it, without waiting for an LF', () => {
  const parse = eventParser();
  const bytes = (text: string) => new TextEncoder().encode(text);
  assert.is(parse(bytes('data: 1\r\n\r')).length, 1);
  assert.is(parse(bytes('\ndata: 2\r\n\r\n')).length, 1);
});

const SECOND = 1000;
const timers = timersOfEachTest();

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
  await timers.advanceAndSettle(2 * SECOND);
  assert.is(await first, 'lost network');
  await timers.advanceAndSettle(4 * SECOND);
  assert.is(await line(), 'ended answered');
});

test('the signal ends the loop before it begins, before unread changes are returned, and while it connects, waits for events or pauses', async () => {
  const hangs = () => new Promise<Response>(() => {});
  const connecting = follower(hangs);
  const waiting = follower();
  const stream = await waiting.live();
  const pausing = follower(unreachable);
  assert.is(await pausing.line(), 'lost network');
  const [before, unread] = [follower(), follower()];
  (await unread.live()).tell('changed', ['paid']);
  for (const { line, stop, changes } of [connecting, waiting, pausing, before, unread]) {
    const last = [before.stop, unread.stop].includes(stop) ? undefined : line();
    await timers.settle();
    stop.abort();
    await timers.settle();
    assert.is(await (last ?? line()), 'ended aborted');
    assert.is((await changes.next()).done, true);
  }
  assert.is(stream.isClosed(), true);
  assert.is(before.server.attempts(), 0);
  await timers.until(() => timers.left() === 0);
  assert.is(timers.left(), 0);
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
