import { install } from '@sinonjs/fake-timers';
import { callsUnderWay } from './calls-under-way.ts';
import { ofEveryTest, test } from './guarded-uvu.ts';

const LONGEST_MS = 10_000;

/** Replaces timers and the clock until `restore` or the end of the test; time only passes by `advance`. */
export function fakeTimers(start = Date.now()) {
  const { setTimeout } = globalThis;
  const clock = install({
    now: start,
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
  });
  const restore = () => {
    clock.uninstall();
    delete ofEveryTest.restoreClock;
  };
  ofEveryTest.restoreClock = restore;
  const settle = async (): Promise<void> => {
    do await new Promise<void>((resolve) => setTimeout(resolve, 0));
    while (callsUnderWay() > 0);
  };
  return {
    advance: (milliseconds: number) => void clock.tick(milliseconds),
    /** Puts the device to sleep: the clock advances, but no timer fires. */
    sleep: (milliseconds: number) => void clock.setSystemTime(Date.now() + milliseconds),
    /** Waits until promises have settled and calls have returned from the stubbed API, without advancing the time. */
    settle,
    async advanceAndSettle(milliseconds: number): Promise<void> {
      clock.tick(milliseconds);
      await settle();
    },
    /** Advances by this many seconds, step by step, and settles before and after each. */
    async pass(seconds: number, step = 1): Promise<void> {
      await settle();
      for (let passed = 0; passed < seconds; passed += step) {
        clock.tick(step * 1000);
        await settle();
      }
    },
    /** Settles until the condition holds: code loaded on demand takes seconds on a busy machine. */
    async until(condition: () => boolean): Promise<void> {
      const end = performance.now() + LONGEST_MS;
      while (!condition() && performance.now() < end) await settle();
    },
    /** The number of pending timers. */
    left: () => clock.countTimers(),
    restore,
  };
}

type Timers = ReturnType<typeof fakeTimers>;

/** Simulated time in every test of a file. */
export function timersOfEachTest(): Timers {
  let timers: Timers;
  test.before.each(() => {
    timers = fakeTimers();
  });
  return new Proxy({} as Timers, { get: (_none, name) => Reflect.get(timers, name) });
}
