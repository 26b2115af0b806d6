import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { toldLists } from '../../../src/stores/live/changes.ts';
import { shareChanges } from '../../../src/stores/live/share-changes.ts';
import { changeStreamServer } from '../../support/change-stream-server.ts';
import { fakeTimers } from '../../support/fake-timers.ts';
import { stubbedApi } from '../../support/stubbed-api.ts';

const test = suite('one stream for the windows of a browser');

const SECOND = 1000;
const LISTS = ['pending', 'paid'];
let timers: ReturnType<typeof fakeTimers>;
let server: ReturnType<typeof changeStreamServer>;
let visibility: DocumentVisibilityState;
let stop = () => {};

test.before.each(() => {
  timers = fakeTimers();
  server = changeStreamServer('open');
  visibility = 'visible';
  Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => visibility });
  stubbedApi({ 'changes/v3/stream': server.respond });
});
test.after.each(async () => {
  stop();
  await timers.settle();
  timers.restore();
  for (const name of ['locks', 'visibilityState'])
    Reflect.deleteProperty(name === 'locks' ? navigator : document, name);
  Object.assign(globalThis, { BroadcastChannel });
});

const { BroadcastChannel } = globalThis;

function show(state: DocumentVisibilityState): void {
  visibility = state;
  document.dispatchEvent(new Event('visibilitychange'));
}

async function pass(seconds: number): Promise<void> {
  for (let second = 0; second < seconds; second += 1) {
    timers.advance(SECOND);
    await timers.settle();
  }
}

async function told(lists: readonly string[]): Promise<void> {
  for (let turn = 0; turn < 1000 && String(toldLists.value) !== String(lists); turn += 1)
    await timers.settle();
  assert.equal(toldLists.value, lists);
}

/** The stream of this number, which reports changes from now on. */
async function live(number = 0) {
  const stream = await server.stream(number);
  stream.tell('ready', LISTS);
  await told(LISTS);
  return stream;
}

/** A browser with Web Locks and BroadcastChannel, and what its other windows do. */
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

test('without Web Locks a window has a stream of its own while it is visible', async () => {
  stop = shareChanges();
  const first = await live();
  show('hidden');
  await told([]);
  await timers.settle();
  assert.ok(first.isClosed());
  await pass(60);
  assert.is(server.attempts(), 1);
  show('visible');
  await live(1);
});

test('a device that slept asks for another stream within seconds, and until then nothing counts as reported', async () => {
  otherWindows();
  stop = shareChanges();
  await live();
  timers.sleep(3600 * SECOND);
  assert.is(server.attempts(), 1);
  await pass(5);
  await told([]);
  await live(1);
});

test('what other windows hear is passed on, and no second stream is opened', async () => {
  const others = otherWindows({ lead: true });
  stop = shareChanges();
  assert.equal(others.sent, ['ask']);
  others.say({ kind: 'told', lists: LISTS });
  await told(LISTS);
  for (let pings = 0; pings < 20; pings += 1) {
    await pass(15);
    others.say({ kind: 'heard' });
  }
  await told(LISTS);
  assert.is(server.attempts(), 0);
  others.leave();
  await live();
});

test('a reading window that no longer answers is replaced; one that is replaced stops reading', async () => {
  const others = otherWindows({ lead: true });
  stop = shareChanges();
  others.say({ kind: 'told', lists: LISTS });
  await pass(30);
  assert.equal(others.sent, ['ask', 'ask']);
  assert.is(server.attempts(), 0);
  await pass(5);
  assert.is(server.attempts(), 1);
  const own = await live();
  others.sent.length = 0;
  others.say('ask');
  assert.equal(others.sent, [{ kind: 'told', lists: LISTS }]);
  others.takeOver();
  await timers.settle();
  assert.ok(own.isClosed());
});

test.run();
