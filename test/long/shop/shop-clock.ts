import { fixChance } from '../../support/fixed-clock-and-random.ts';

/**
 * Runs the events of a shop in the order of their seconds. Time passes between events only, and the ids depend on the seed, so
 * that a seed repeats everything. `close` gives the process its own clock back.
 */
export function shopClock(opens: Date, seed: number) {
  const events: { second: number; work: () => Promise<unknown> }[] = [];
  const chance = fixChance(opens);
  chance.begin(`${seed}`, 0);
  let second = 0;
  let played = 0;
  return {
    now: () => Date.now(),
    after(seconds: number, work: () => Promise<unknown>): void {
      events.push({ second: second + seconds, work });
    },
    /** Runs all events, and calls back after each. */
    async play(afterEach: () => Promise<void>): Promise<void> {
      for (;;) {
        const next = events.reduce<(typeof events)[number] | undefined>(
          (first, one) => (first && first.second <= one.second ? first : one),
          undefined,
        );
        if (!next) return;
        events.splice(events.indexOf(next), 1);
        played += 1;
        chance.begin(`${seed} ${played}`, (next.second - second) * 1000);
        second = next.second;
        await next.work();
        await afterEach();
      }
    },
    close: () => chance.restore(),
  };
}

export type ShopClock = ReturnType<typeof shopClock>;
