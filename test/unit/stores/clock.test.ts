import { renderHook } from '@testing-library/react';
import { deviceNow, serverNow, setServerSecond, setServerTime, useClock } from '#stores/clock.ts';
import { endSession } from '#stores/end-session.ts';
import { today } from '#stores/today.ts';
import { fakeTimers } from '../../support/fake-timers.ts';
import { assert, test } from '../support/test.ts';

test('the time follows the server’s clock, whatever the device’s clock shows', () => {
  const arrivedAt = Date.now();
  setServerTime(arrivedAt + 3_600_000, { sentAt: arrivedAt, arrivedAt });
  assert.is(serverNow.value, arrivedAt + 3_600_000);
  setServerTime(arrivedAt, { sentAt: arrivedAt, arrivedAt });
  assert.is(serverNow.value, arrivedAt);
});

test('time never runs backwards because a response was slow; a wrong clock is corrected by as little as the response proves', () => {
  const at = Date.UTC(2026, 10, 20, 12);
  setServerTime(at, { sentAt: at, arrivedAt: at });
  const after = (moment: number, sentAt: number, arrivedAt: number) => {
    setServerTime(moment, { sentAt, arrivedAt });
    return serverNow.value - arrivedAt;
  };
  assert.is(after(at + 100, at, at + 8000), 0, 'eight seconds on the way back');
  assert.is(after(at + 7900, at, at + 8000), 0, 'eight seconds on the way there');
  assert.is(after(at + 60_000, at, at + 8000), 52_000);
  assert.is(after(at - 60_000, at, at + 8000), -60_000);
});

test('server times in whole seconds correct a wrong clock, but not a right one', () => {
  const now = Date.now();
  setServerTime(now, { sentAt: now, arrivedAt: now });
  const drift = () => Math.abs(serverNow.value - deviceNow.value);
  setServerSecond(now - 900, now);
  assert.is(drift(), 0);
  setServerSecond(now - 900 + 3_600_000, now);
  assert.ok(Math.abs(drift() - 3_600_000) <= 1000);
});

test('a response whose time cannot be read leaves the clock as it is', () => {
  const arrivedAt = Date.now();
  setServerTime(arrivedAt + 5000, { sentAt: arrivedAt, arrivedAt });
  setServerTime(Number.NaN, { sentAt: arrivedAt, arrivedAt });
  assert.is(serverNow.value, arrivedAt + 5000);
});

test('the response of a read that the page asked for before its code was loaded does not shift the clock', () => {
  const at = Date.now();
  setServerTime(at, { sentAt: at, arrivedAt: at });
  window.early = { startedAt: at - 6000, config: Promise.reject(), reads: new Map() };
  window.early.config.catch(() => undefined);
  setServerTime(at - 5000, { sentAt: at, arrivedAt: at });
  assert.is(serverNow.value, at);
  delete window.early;
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

test('nothing ticks in a hidden window, and the time is right as soon as it is seen again', async () => {
  const timers = fakeTimers(Date.UTC(2026, 10, 20, 12));
  const clock = renderHook(useClock);
  const before = deviceNow.value;
  let hidden = true;
  Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden });
  timers.advance(3000);
  assert.is(deviceNow.value, before);
  hidden = false;
  document.dispatchEvent(new Event('visibilitychange'));
  assert.is(deviceNow.value, before + 3000);
  Reflect.deleteProperty(document, 'hidden');
  await clock.unmount();
});

test('the day is that of the business’s time zone, by the server’s clock', () => {
  const sentAt = Date.now();
  const at = (moment: string) => setServerTime(Date.parse(moment), { sentAt, arrivedAt: sentAt });
  at('2026-11-21T05:59:59.000Z');
  assert.is(today.value, '2026-11-20');
  at('2026-11-21T06:00:01.000Z');
  assert.is(today.value, '2026-11-21');
  endSession('', () => undefined);
  assert.is(today.value, '');
  setServerTime(sentAt, { sentAt });
});
