import { install } from '@sinonjs/fake-timers';
import { callsUnderWay } from './calls-under-way.ts';
import { ofEveryTest } from './guarded-uvu.ts';

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
  return {
    advance: (milliseconds: number) => void clock.tick(milliseconds),
    /** Puts the device to sleep: the clock advances, but no timer fires. */
    sleep: (milliseconds: number) => void clock.setSystemTime(Date.now() + milliseconds),
    /** Waits until promises have settled and calls have returned from the stubbed API, without advancing the time. */
    async settle(): Promise<void> {
      do await new Promise<void>((resolve) => setTimeout(resolve, 0));
      while (callsUnderWay() > 0);
    },
    /** The number of pending timers. */
    left: () => clock.countTimers(),
    restore,
  };
}
