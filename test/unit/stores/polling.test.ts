import { renderHook } from '@testing-library/react';
import { reportChanged } from '#stores/live/changes.ts';
import { setReportedLists } from '#stores/live/set-reported-lists.ts';
import { startPolling, usePolling } from '#stores/polling.ts';
import { timersOfEachTest } from '../../support/fake-timers.ts';
import { showPage } from '../support/show-page.ts';
import { assert, test } from '../support/test.ts';

const timers = timersOfEachTest();

test.before.each(() => {
  showPage('visible');
});

/** Work that ends when the test says so. */
function controlled() {
  const ends: (() => void)[] = [];
  const work = () => new Promise<void>((resolve) => ends.push(resolve));
  const end = async () => {
    ends.at(-1)?.();
    await timers.settle();
  };
  const times = () => ends.length;
  const timesAfter = (milliseconds: number) => {
    timers.advance(milliseconds);
    return times();
  };
  return { work, end, times, timesAfter };
}

test('the delay until the next call starts when the previous call ends', async () => {
  const { work, end, timesAfter } = controlled();
  const stop = startPolling(work, () => 5000, { of: [] });
  assert.is(timesAfter(4999), 0);
  assert.is(timesAfter(1), 1);
  assert.is(timesAfter(60_000), 1, 'two at a time');
  await end();
  assert.is(timesAfter(5000), 2);
  await end();
  stop();
  assert.is(timesAfter(60_000), 2);
});

test('a hidden page does not poll; when it becomes visible or online it polls at once', async () => {
  const { work, end, times, timesAfter } = controlled();
  const stop = startPolling(work, () => 5000, { of: [] });
  showPage('hidden');
  assert.is(timesAfter(60_000), 0);
  showPage('visible');
  assert.is(times(), 1);
  window.dispatchEvent(new Event('online'));
  assert.is(times(), 1, 'it is under way');
  await end();
  window.dispatchEvent(new Event('online'));
  assert.is(times(), 2);
  await end();
  assert.is(timesAfter(4999), 2, 'the delay starts again');
  assert.is(timesAfter(1), 3);
  stop();
  await end();
  showPage('hidden');
  showPage('visible');
  window.dispatchEvent(new Event('online'));
  assert.is(timesAfter(60_000), 3);
});

test('when the page comes online during a read, which the lost connection may have delayed, it reads again after it', async () => {
  const { work, end, times } = controlled();
  const stop = startPolling(work, () => 5000, { of: [] });
  timers.advance(5000);
  window.dispatchEvent(new Event('online'));
  assert.is(times(), 1);
  await end();
  timers.advance(100);
  assert.is(times(), 2);
  stop();
});

test('a screen is refreshed at its own interval, six times slower in a hidden tab, and knows when the next refresh is', async () => {
  const { work, end, times, timesAfter } = controlled();
  const hook = renderHook(() => usePolling(work, 5, []));
  const inMs = () => (hook.result.current.value ?? Number.NaN) - Date.now();
  assert.is(inMs(), 5000);
  timers.advance(5000);
  assert.equal([times(), hook.result.current.value], [1, undefined], 'during a refresh there is no next one');
  showPage('hidden');
  await end();
  assert.is(inMs(), 30_000);
  assert.is(timesAfter(29_999), 1);
  assert.is(timesAfter(1), 2);
  await end();
  showPage('visible');
  assert.is(times(), 3);
  await hook.unmount();
  await end();
  assert.is(timesAfter(60_000), 3);
});

test('with the stream, a reported change is read at once, and several changes within 100 ms cause one more read', async () => {
  const { work, end, timesAfter } = controlled();
  const stop = startPolling(work, () => 5000, { of: ['pending', 'paid'] });
  setReportedLists(['pending', 'paid', 'balance']);
  assert.is(timesAfter(0), 1, 'what changed before changes were reported');
  await end();
  assert.is(timesAfter(59_999), 1);
  reportChanged(['balance']);
  assert.is(timesAfter(0), 1, 'it does not show the balance');
  reportChanged(['paid']);
  assert.is(timesAfter(0), 2);
  reportChanged(['pending']);
  await end();
  reportChanged(['pending']);
  assert.is(timesAfter(99), 2);
  assert.is(timesAfter(1), 3, 'what was reported during a read is read after it');
  await end();
  assert.is(timesAfter(60_000), 4, 'the safety net');
  await end();
  timers.sleep(-3_600_000);
  reportChanged(['paid']);
  assert.is(timesAfter(100), 5, 'nor does a clock that is set back delay it');
  await end();

  setReportedLists([]);
  assert.is(timesAfter(4999), 5);
  assert.is(timesAfter(1), 6, 'without a stream it is polled');
  await end();
  setReportedLists(['pending']);
  assert.is(timesAfter(5000), 7, 'so it is if changes of one list only are reported');
  await end();
  stop();
  setReportedLists([]);
});

test('with the stream, a hidden page waits until it is visible, and a failed read is retried as usual', async () => {
  let result: unknown;
  let times = 0;
  const work = async () => {
    times += 1;
    return result;
  };
  setReportedLists(['paid']);
  const stop = startPolling(work, () => 5000, { of: ['paid'] });
  showPage('hidden');
  reportChanged(['paid']);
  timers.advance(60_000);
  assert.is(times, 0);
  result = false;
  showPage('visible');
  await timers.settle();
  assert.is(times, 1);
  timers.advance(5000);
  result = true;
  await timers.settle();
  assert.is(times, 2);
  await timers.advanceAndSettle(5000);
  assert.is(times, 3);
  timers.advance(59_999);
  assert.is(times, 3);
  stop();
  setReportedLists([]);
});
