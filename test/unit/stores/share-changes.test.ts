import { paymentsKnownAt } from '#stores/live/changes.ts';
import { LISTS, sharedStream } from '../support/shared-stream.ts';
import { showPage } from '../support/show-page.ts';
import { assert, test } from '../support/test.ts';

let stream: ReturnType<typeof sharedStream>;
test.before.each(() => {
  stream = sharedStream();
});
const { BroadcastChannel } = globalThis;
test.after.each(async () => {
  await stream.end();
  Reflect.deleteProperty(navigator, 'locks');
  Object.assign(globalThis, { BroadcastChannel });
});

/** A browser with Web Locks and BroadcastChannel, and simulated other windows. */
function otherWindows({ lead = false } = {}) {
  const sent: unknown[] = [];
  let hear = (_message: unknown) => {};
  let grant: (() => void) | undefined;
  let lose = () => {};
  class Channel {
    onmessage: (event: { data: unknown }) => void = () => {};
    constructor() {
      hear = (data) => this.onmessage({ data });
    }
    postMessage(message: unknown) {
      sent.push(message);
    }
    close() {}
  }
  Object.assign(globalThis, { BroadcastChannel: Channel });
  const request = (_name: string, { steal }: LockOptions, work: () => Promise<void>) =>
    new Promise<void>((resolve, reject) => {
      lose = () => reject(new DOMException('', 'AbortError'));
      grant = () => work().then(resolve, reject);
      if (steal || !lead) void grant();
    });
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } });
  return {
    sent,
    say: (message: unknown) => hear(message),
    leave: () => grant?.(),
    takeOver: () => lose(),
  };
}

test('without Web Locks each window has its own stream while it is visible', async () => {
  const { live, server, share, timers, untilReported } = stream;
  share();
  const first = await live();
  showPage('hidden');
  await untilReported([]);
  await timers.settle();
  assert.ok(first.isClosed());
  await timers.pass(60);
  assert.is(server.attempts(), 1);
  showPage('visible');
  await live(1);
});

test('payments count as current until the stream last sent something, even after it was lost', async () => {
  const { live, server, share, timers, untilReported } = stream;
  paymentsKnownAt.value = 0;
  share();
  const other = await server.stream();
  other.tell('ready', ['balance', 'paid']);
  await untilReported(['balance', 'paid']);
  assert.is(paymentsKnownAt.value, 0, 'their changes are not all reported');
  window.dispatchEvent(new Event('online'));
  const next = await live(1);
  await timers.pass(30);
  next.tell('ping');
  await timers.settle();
  const heard = Date.now();
  await timers.pass(10);
  next.end();
  await untilReported([]);
  await timers.pass(1);
  assert.is(paymentsKnownAt.value, heard);
  timers.sleep(-600_000);
  await timers.pass(5);
  assert.is(paymentsKnownAt.value, 0, 'heard in the future, by a clock that was set back');
});

for (const [what, seconds] of [
  ['has slept', 3600],
  ['has set its clock back', -600],
] as const)
  test(`a device that ${what} opens another stream within seconds, and until then no list counts as reported`, async () => {
    const { live, server, share, timers, untilReported } = stream;
    otherWindows();
    share();
    await live();
    timers.sleep(seconds * 1000);
    assert.is(server.attempts(), 1);
    await timers.pass(5);
    await untilReported([]);
    await live(1);
  });

test('changes reported to another window are passed on, and no second stream is opened', async () => {
  const { live, server, share, timers, untilReported } = stream;
  const others = otherWindows({ lead: true });
  share();
  assert.equal(others.sent, ['ask']);
  others.say({ kind: 'lists', lists: LISTS });
  await untilReported(LISTS);
  for (let pings = 0; pings < 20; pings += 1) {
    await timers.pass(15);
    others.say({ kind: 'heard' });
  }
  await untilReported(LISTS);
  assert.is(server.attempts(), 0);
  void others.leave();
  await live();
});

test('a window that reads the stream and no longer responds is replaced, and then stops reading', async () => {
  const { live, server, share, stop, timers } = stream;
  const others = otherWindows({ lead: true });
  share();
  others.say({ kind: 'lists', lists: LISTS });
  await timers.pass(30);
  assert.equal(others.sent, ['ask', 'ask']);
  assert.is(server.attempts(), 0);
  await timers.pass(5);
  assert.is(server.attempts(), 1);
  const own = await live();
  const told = { kind: 'lists', lists: LISTS, isCounted: false };
  others.sent.length = 0;
  others.say('ask');
  assert.equal(others.sent.splice(0), [told], 'from the window before');
  await timers.settle();
  assert.equal(others.sent.at(-1), told, 'from its own stream');
  others.takeOver();
  await timers.settle();
  assert.ok(own.isClosed());
  void others.leave();
  const again = await live(1);
  stop();
  await timers.settle();
  assert.ok(again.isClosed());
});
