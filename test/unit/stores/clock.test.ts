import { renderHook } from '@testing-library/react';
import { deviceNow, serverNow, setServerSecond, setServerTime, useClock } from '../../../src/stores/clock.ts';
import { endSession } from '../../../src/stores/end-session.ts';
import { today } from '../../../src/stores/today.ts';
import { fakeTimers } from '../../support/fake-timers.ts';
import { assert, test } from '../support/test.ts';

test('the time follows the server’s clock, whatever the device’s clock shows; network latency does not shift the clock', () => {
  const arrivedAt = Date.now();
  setServerTime(arrivedAt + 3_600_000, arrivedAt);
  assert.is(serverNow.value, arrivedAt + 3_600_000);
  setServerTime(arrivedAt, arrivedAt);
  assert.is(serverNow.value, arrivedAt);
  setServerTime(arrivedAt, arrivedAt);
  setServerTime(arrivedAt - 400, arrivedAt);
  assert.is(serverNow.value, arrivedAt);
});

test('server times in whole seconds correct a wrong clock, but not a right one', () => {
  const arrivedAt = Date.UTC(2026, 10, 20, 12, 0, 0, 900);
  setServerTime(arrivedAt, arrivedAt);
  setServerSecond(arrivedAt - 900, arrivedAt + 300);
  assert.is(serverNow.value, arrivedAt + 300);
  setServerSecond(arrivedAt - 900 + 3_600_000, arrivedAt);
  assert.ok(Math.abs(serverNow.value - arrivedAt - 3_600_000) < 1000);
});

test('the clock runs while at least one reader shows it', async () => {
  const timers = fakeTimers(Date.UTC(2026, 10, 20, 12));
  const [first, second] = [renderHook(useClock), renderHook(useClock)];
  const passes = () => {
    const before = deviceNow.value;
    timers.advance(3000);
    return deviceNow.value - before;
  };
  assert.is(passes(), 3000);
  await first?.unmount();
  assert.is(passes(), 3000);
  await second?.unmount();
  assert.is(passes(), 0);
  const third = renderHook(useClock);
  assert.is(deviceNow.value, Date.now(), 'it is right from the start');
  assert.is(passes(), 3000);
  await third.unmount();
});

test('the day is that of the business’s time zone, by the server’s clock', () => {
  const arrivedAt = Date.now();
  setServerTime(Date.parse('2026-11-21T05:59:59.000Z'), arrivedAt);
  assert.is(today.value, '2026-11-20');
  setServerTime(Date.parse('2026-11-21T06:00:01.000Z'), arrivedAt, 0);
  assert.is(today.value, '2026-11-21');
  endSession('', () => undefined);
  assert.is(today.value, '');
  setServerTime(arrivedAt, arrivedAt);
});
