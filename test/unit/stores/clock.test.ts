import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { serverNow, setServerSecond, setServerTime } from '../../../src/stores/clock.ts';

const test = suite('clock');

test("the time follows the server's clock, whatever the device's clock shows", () => {
  const arrivedAt = Date.now();
  setServerTime(arrivedAt + 3_600_000, arrivedAt);
  assert.is(serverNow.value, arrivedAt + 3_600_000);
  setServerTime(arrivedAt, arrivedAt);
  assert.is(serverNow.value, arrivedAt);
});

test('network latency does not move the clock', () => {
  const arrivedAt = Date.now();
  setServerTime(arrivedAt, arrivedAt);
  setServerTime(arrivedAt - 400, arrivedAt);
  assert.is(serverNow.value, arrivedAt);
});

test('dates in whole seconds correct a wrong clock, and leave an exact one alone', () => {
  const arrivedAt = Date.UTC(2026, 10, 20, 12, 0, 0, 900);
  setServerTime(arrivedAt, arrivedAt);
  setServerSecond(arrivedAt - 900, arrivedAt + 300);
  assert.is(serverNow.value, arrivedAt + 300);
  setServerSecond(arrivedAt - 900 + 3_600_000, arrivedAt);
  assert.ok(Math.abs(serverNow.value - arrivedAt - 3_600_000) < 1000);
});

test.run();
