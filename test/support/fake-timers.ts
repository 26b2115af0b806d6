import { install } from '@sinonjs/fake-timers';
import { callsUnderWay } from './calls-under-way.ts';

/** Replaces timers and the clock until `restore`; time only passes by `advance`. */
export function fakeTimers(start = Date.now()) {
  const { setTimeout } = globalThis;
  const clock = install({
    now: start,
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
  });
  return {
    advance: (milliseconds: number) => void clock.tick(milliseconds),
    /** The device sleeps: its clock goes on, its timers do not. */
    sleep: (milliseconds: number) => void clock.setSystemTime(Date.now() + milliseconds),
    /** Lets promises settle, and calls reach the stubbed API and come back, without advancing the time. */
    async settle(): Promise<void> {
      do await new Promise<void>((resolve) => setTimeout(resolve, 0));
      while (callsUnderWay() > 0);
    },
    /** How many timers are set. */
    left: () => clock.countTimers(),
    restore: () => clock.uninstall(),
  };
}
