import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { startPolling, usePolling } from '../../../src/stores/polling.ts';
import { fakeTimers } from '../../support/fake-timers.ts';
import { renderHook } from '../../support/render-hook.ts';

const test = suite('polling');

let timers: ReturnType<typeof fakeTimers>;
let visibility: DocumentVisibilityState;

test.before.each(() => {
  timers = fakeTimers();
  visibility = 'visible';
  Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => visibility });
});
test.after.each(() => {
  timers.restore();
  Reflect.deleteProperty(document, 'visibilityState');
});

function show(state: DocumentVisibilityState): void {
  visibility = state;
  document.dispatchEvent(new Event('visibilitychange'));
}

/** Work whose end the test decides. */
function controlled() {
  const ends: (() => void)[] = [];
  const work = () => new Promise<void>((resolve) => ends.push(resolve));
  const end = async () => {
    ends.at(-1)?.();
    await timers.settle();
  };
  return { work, end, times: () => ends.length };
}

test('the next call comes a delay after the end of the one before', async () => {
  const { work, end, times } = controlled();
  const stop = startPolling(work, () => 5000);
  timers.advance(4999);
  assert.is(times(), 0);
  timers.advance(1);
  assert.is(times(), 1);
  timers.advance(60_000);
  assert.is(times(), 1, 'two at a time');
  await end();
  timers.advance(5000);
  assert.is(times(), 2);
  await end();
  stop();
  timers.advance(60_000);
  assert.is(times(), 2);
});

test('a hidden page rests, and one that becomes visible or online asks at once', async () => {
  const { work, end, times } = controlled();
  const stop = startPolling(work, () => 5000);
  show('hidden');
  timers.advance(60_000);
  assert.is(times(), 0);
  show('visible');
  assert.is(times(), 1);
  window.dispatchEvent(new Event('online'));
  assert.is(times(), 1, 'it is under way');
  await end();
  window.dispatchEvent(new Event('online'));
  assert.is(times(), 2);
  await end();
  timers.advance(4999);
  assert.is(times(), 2, 'the delay starts again');
  timers.advance(1);
  assert.is(times(), 3);
  stop();
  await end();
  show('hidden');
  show('visible');
  window.dispatchEvent(new Event('online'));
  timers.advance(60_000);
  assert.is(times(), 3);
});

test('a screen refreshes at its pace, six times slower in a hidden tab, and says when', async () => {
  const { work, end, times } = controlled();
  const hook = await renderHook(() => usePolling(work, 5));
  const inMs = () => (hook.result().value ?? Number.NaN) - Date.now();
  assert.is(inMs(), 5000);
  timers.advance(5000);
  assert.equal([times(), hook.result().value], [1, undefined], 'during a refresh there is no next one');
  show('hidden');
  await end();
  assert.is(inMs(), 30_000);
  timers.advance(29_999);
  assert.is(times(), 1);
  timers.advance(1);
  assert.is(times(), 2);
  await end();
  show('visible');
  assert.is(times(), 3);
  await hook.unmount();
  await end();
  timers.advance(60_000);
  assert.is(times(), 3);
});

test.run();
