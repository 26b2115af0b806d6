import { readClock } from '../../../sandbox/rules/clock.ts';
import type { TestSandbox } from '../../support/in-process-sandbox.ts';

/** What happens in a shop, in the order of its seconds, on the clock of the sandbox. */
export function shopClock({ database, advance }: TestSandbox) {
  const events: { second: number; work: () => Promise<unknown> }[] = [];
  let second = 0;
  return {
    /** Seconds since the shop opened. */
    second: () => second,
    now: async () => (await readClock(database)).getTime(),
    after(seconds: number, work: () => Promise<unknown>): void {
      events.push({ second: second + seconds, work });
    },
    /** Lets everything happen, and calls back after each event. */
    async play(afterEach: () => Promise<void>): Promise<void> {
      for (;;) {
        const next = events.reduce<(typeof events)[number] | undefined>(
          (first, one) => (first && first.second <= one.second ? first : one),
          undefined,
        );
        if (!next) return;
        events.splice(events.indexOf(next), 1);
        if (next.second > second) await advance(next.second - second);
        second = next.second;
        await next.work();
        await afterEach();
      }
    },
  };
}

export type ShopClock = ReturnType<typeof shopClock>;
