import crypto, { createHash } from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';

export type FixedChance = ReturnType<typeof fixChance>;

const STEP_MS = 21_000;

/**
 * Replaces the clock and the random values of this process. Time passes only between steps, and the random values of a step do
 * not depend on earlier steps. Integers and bytes are drawn apart, because the parts of a form are separated by a random integer in
 * some versions of Node only.
 */
export function fixChance(start: Date) {
  const real = { randomBytes: crypto.randomBytes, randomInt: crypto.randomInt, now: Date.now, Date };
  let now = start.getTime();
  let name = '';
  let drawn = { bytes: 0, integers: 0 };

  const draw = (kind: keyof typeof drawn) => {
    drawn[kind] += 1;
    return createHash('sha256').update(`${name} ${drawn[kind]}`).digest();
  };
  const randomBytes = (size: number) =>
    Buffer.concat(Array.from({ length: Math.ceil(size / 32) }, () => draw('bytes'))).subarray(0, size);
  const randomInt = (below: number) => draw('integers').readUInt32BE() % below;

  const replace = (functions: object) => {
    Object.assign(crypto, functions);
    // Updates the named imports of other modules.
    syncBuiltinESMExports();
  };
  replace({ randomBytes, randomInt });
  Date.now = () => now;
  // A proxy, so that existing dates are still instances of it.
  globalThis.Date = new Proxy(real.Date, {
    construct: (target, given) => Reflect.construct(target, given.length > 0 ? given : [now]),
  });

  return {
    /** Advances the clock; from now on the random values depend on this name alone. */
    begin(step: string, milliseconds = STEP_MS) {
      name = step;
      drawn = { bytes: 0, integers: 0 };
      now += milliseconds;
    },
    restore() {
      replace({ randomBytes: real.randomBytes, randomInt: real.randomInt });
      globalThis.Date = real.Date;
      Date.now = real.now;
    },
  };
}
