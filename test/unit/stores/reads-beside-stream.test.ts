import { startOfDayIn } from '#domain/start-of-day.ts';
import { setServerTime } from '#stores/clock.ts';
import { reportChanged } from '#stores/live/changes.ts';
import { startPolling } from '#stores/polling.ts';
import { today } from '#stores/today.ts';
import { session } from '../../fixtures/session.ts';
import { LISTS, sharedStream } from '../support/shared-stream.ts';
import { assert, test } from '../support/test.ts';

const SECOND = 1000;
let stream: ReturnType<typeof sharedStream>;
let stopPolling = () => {};
test.before.each(() => {
  stream = sharedStream();
});
test.after.each(async () => {
  stopPolling();
  await stream.end();
});

/** Opens a page that shows both lists, each read once at the `ready` event, and counts the reads since then. */
async function reads(ready: object) {
  const { live, share, timers } = stream;
  share();
  const served = await live(0, ready);
  let count = -1;
  const read = async () => {
    count += 1;
  };
  stopPolling = startPolling(read, () => 5 * SECOND, { of: ['pending', 'paid'] });
  reportChanged(['paid']);
  await timers.pass(1);
  const passWithPings = async (seconds: number, ping: object) => {
    for (let passed = 0; passed < seconds; passed += 15) {
      served.tell('ping', ping);
      await timers.settle();
      await timers.advanceAndSettle(15 * SECOND);
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
  setServerTime(midnight - 1, { sentAt: Date.now() });
  const { count, passWithPings } = await reads({ lists: LISTS, changedCount: 0 });
  await passWithPings(60, { changedCount: 0 });
  assert.is(count(), 0);
  setServerTime(midnight, { sentAt: Date.now() });
  await passWithPings(60, { changedCount: 0 });
  assert.is(count(), 1);
});
