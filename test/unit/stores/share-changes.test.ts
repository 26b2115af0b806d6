import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { startOfDayIn } from '../../../src/domain/time-zone.ts';
import { setServerTime } from '../../../src/stores/clock.ts';
import { paymentsKnownAt, reportChanged, reportedLists } from '../../../src/stores/live/changes.ts';
import { shareChanges } from '../../../src/stores/live/share-changes.ts';
import { startPolling } from '../../../src/stores/polling.ts';
import { today } from '../../../src/stores/today.ts';
import { session } from '../../fixtures/session.ts';
import { changeStreamServer } from '../../support/change-stream-server.ts';
import { fakeTimers } from '../../support/fake-timers.ts';
import { showPage } from '../../support/show-page.ts';
import { stubbedApi } from '../../support/stubbed-api.ts';

const SECOND = 1000;
const LISTS = ['pending', 'paid'];
let timers: ReturnType<typeof fakeTimers>;
let server: ReturnType<typeof changeStreamServer>;
let stop = () => {};

test.before.each(() => {
  timers = fakeTimers();
  server = changeStreamServer('open');
  showPage('visible');
  stubbedApi({ 'changes/v3/stream': server.respond });
});
test.after.each(async () => {
  stop();
  await timers.settle();
  timers.restore();
  Reflect.deleteProperty(navigator, 'locks');
  Object.assign(globalThis, { BroadcastChannel });
});

const { BroadcastChannel } = globalThis;

async function untilReported(lists: readonly string[]): Promise<void> {
  for (let turn = 0; turn < 1000 && String(reportedLists.value) !== String(lists); turn += 1)
    await timers.settle();
  assert.equal(reportedLists.value, lists);
}

/** The stream with this number, once it reports changes. */
async function live(number = 0) {
  const stream = await server.stream(number);
  stream.tell('ready', LISTS);
  await untilReported(LISTS);
  return stream;
}

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
      if (steal || !lead) grant();
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
  stop = shareChanges();
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

/** Opens a page that shows both lists, each read once at the `ready` event, and counts the reads since then. */
async function reads(ready: object) {
  stop = shareChanges();
  const stream = await server.stream();
  stream.tell('ready', ready);
  await untilReported(LISTS);
  let count = -1;
  const read = async () => {
    count += 1;
  };
  const stopPolling = startPolling(read, () => 5 * SECOND, { of: ['pending', 'paid'] });
  const stopSharing = stop;
  stop = () => {
    stopPolling();
    stopSharing();
  };
  reportChanged(['paid']);
  await timers.pass(1);
  const passWithPings = async (seconds: number, ping: object) => {
    for (let passed = 0; passed < seconds; passed += 15) {
      stream.tell('ping', ping);
      await timers.settle();
      timers.advance(15 * SECOND);
      await timers.settle();
    }
  };
  return { count: () => count, passWithPings };
}

test('while the stream counts its reports, the lists are read when one is lost, and otherwise every ten to twelve minutes', async () => {
  const { count, passWithPings } = await reads({ lists: LISTS, changedCount: 0 });
  await passWithPings(9 * 60, { changedCount: 0 });
  assert.is(count(), 0);
  await passWithPings(15, { changedCount: 1 });
  assert.is(count(), 1, 'a report was lost');
  await passWithPings(9 * 60, { changedCount: 1 });
  assert.is(count(), 1);
  await passWithPings(4 * 60, { changedCount: 1 });
  assert.is(count(), 2, 'the safety net');
});

test('if the stream’s pings do not count its reports, the lists are read once a minute', async () => {
  const { count, passWithPings } = await reads({ lists: LISTS });
  await passWithPings(4 * 60, {});
  assert.is(count(), 4);
});

test('within a minute after midnight, the paid list is read without a report', async () => {
  assert.ok(today.value, 'signed in');
  const midnight = startOfDayIn(session().userData.business.timeZone, '2026-11-21');
  setServerTime(midnight - 1);
  const { count, passWithPings } = await reads({ lists: LISTS, changedCount: 0 });
  await passWithPings(60, { changedCount: 0 });
  assert.is(count(), 0);
  setServerTime(midnight);
  await passWithPings(60, { changedCount: 0 });
  assert.is(count(), 1);
});

test('payments count as current until the stream last sent something, even after it was lost', async () => {
  paymentsKnownAt.value = 0;
  stop = shareChanges();
  const other = await server.stream();
  other.tell('ready', ['balance', 'paid']);
  await untilReported(['balance', 'paid']);
  assert.is(paymentsKnownAt.value, 0, 'their changes are not all reported');
  window.dispatchEvent(new Event('online'));
  const stream = await live(1);
  await timers.pass(30);
  stream.tell('ping');
  await timers.settle();
  const heard = Date.now();
  await timers.pass(10);
  stream.end();
  await untilReported([]);
  await timers.pass(1);
  assert.is(paymentsKnownAt.value, heard);
  timers.sleep(-600 * SECOND);
  await timers.pass(5);
  assert.is(paymentsKnownAt.value, 0, 'heard in the future, by a clock that was set back');
});

for (const [what, seconds] of [
  ['has slept', 3600],
  ['has set its clock back', -600],
] as const)
  test(`a device that ${what} opens another stream within seconds, and until then no list counts as reported`, async () => {
    otherWindows();
    stop = shareChanges();
    await live();
    timers.sleep(seconds * SECOND);
    assert.is(server.attempts(), 1);
    await timers.pass(5);
    await untilReported([]);
    await live(1);
  });

test('changes reported to another window are passed on, and no second stream is opened', async () => {
  const others = otherWindows({ lead: true });
  stop = shareChanges();
  assert.equal(others.sent, ['ask']);
  others.say({ kind: 'lists', lists: LISTS });
  await untilReported(LISTS);
  for (let pings = 0; pings < 20; pings += 1) {
    await timers.pass(15);
    others.say({ kind: 'heard' });
  }
  await untilReported(LISTS);
  assert.is(server.attempts(), 0);
  others.leave();
  await live();
});

test('a window that reads the stream and no longer responds is replaced, and then stops reading', async () => {
  const others = otherWindows({ lead: true });
  stop = shareChanges();
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
  others.leave();
  const again = await live(1);
  stop();
  await timers.settle();
  assert.ok(again.isClosed());
});
