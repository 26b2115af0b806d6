import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { serverNow, setServerTime } from '../../../src/stores/clock.ts';

const test = suite('clock');

test("time is counted by the server's clock, whatever this device's says", () => {
  const arrivedAt = Date.now();
  setServerTime(new Date(arrivedAt + 3_600_000).toISOString(), arrivedAt);
  assert.is(serverNow.value, arrivedAt + 3_600_000);
  setServerTime(new Date(arrivedAt).toISOString(), arrivedAt);
  assert.is(serverNow.value, arrivedAt);
});

test('the way of an answer through the network does not move the clock', () => {
  const arrivedAt = Date.now();
  setServerTime(new Date(arrivedAt).toISOString(), arrivedAt);
  setServerTime(new Date(arrivedAt - 400).toISOString(), arrivedAt);
  assert.is(serverNow.value, arrivedAt);
});

test.run();
