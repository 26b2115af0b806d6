import crypto, { createHash } from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';

export interface FixedChance {
  /** Lets some time pass; the random values from now on depend on nothing but this name. */
  begin(name: string, milliseconds?: number): void;
  restore(): void;
}

const STEP_MS = 21_000;

/**
 * Replaces the clock and the random values of this process. The time passes only between steps, and a step's random values do not
 * depend on the steps before it.
 */
export function fixChance(start: Date): FixedChance {
  const real = { randomBytes: crypto.randomBytes, randomInt: crypto.randomInt, now: Date.now, Date };
  let now = start.getTime();
  let name = '';
  let drawn = 0;

  const draw = () => {
    drawn += 1;
    return createHash('sha256').update(`${name} ${drawn}`).digest();
  };
  const randomBytes = (size: number) =>
    Buffer.concat(Array.from({ length: Math.ceil(size / 32) }, draw)).subarray(0, size);
  const randomInt = (below: number) => draw().readUInt32BE() % below;

  const replace = (functions: object) => {
    Object.assign(crypto, functions);
    // Makes the named imports of other modules follow.
    syncBuiltinESMExports();
  };
  replace({ randomBytes, randomInt });
  Date.now = () => now;
  // A proxy, so that dates made before are still instances of it.
  globalThis.Date = new Proxy(real.Date, {
    construct: (target, given) => Reflect.construct(target, given.length > 0 ? given : [now]),
  });

  return {
    begin(step, milliseconds = STEP_MS) {
      name = step;
      drawn = 0;
      now += milliseconds;
    },
    restore() {
      replace({ randomBytes: real.randomBytes, randomInt: real.randomInt });
      globalThis.Date = real.Date;
      Date.now = real.now;
    },
  };
}
