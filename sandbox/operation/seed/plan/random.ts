import { ALPHABET } from '#terms/values/random-ids-and-codes.ts';

/** Seeded pseudo-random numbers: the same seed gives the same data on every machine. */
export interface Random {
  /** A number from 0 up to, but not including, 1. */
  next(): number;
  /** A whole number, including both ends. */
  integer(min: number, max: number): number;
  chance(probability: number): boolean;
  pick<Item>(items: readonly Item[]): Item;
  /** One of the values, with a probability proportional to its weight. */
  weighted<Item>(choices: readonly (readonly [item: Item, weight: number])[]): Item;
  /** Capital letters and digits without characters that look alike. */
  code(length: number): string;
}

const CODE_ALPHABET = [...ALPHABET];

export function createRandom(seed: number): Random {
  let state = seed >>> 0;

  // The mulberry32 generator, whose 32 bits of state are enough for demonstration data.
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = state;
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const integer = (min: number, max: number) => min + Math.floor(next() * (max - min + 1));
  const pick = <Item>(items: readonly Item[]): Item => {
    const item = items[integer(0, items.length - 1)];
    if (item === undefined) throw new Error('Nothing to pick from');
    return item;
  };

  return {
    next,
    integer,
    pick,
    chance: (probability) => next() < probability,
    weighted(choices) {
      const total = choices.reduce((sum, [, weight]) => sum + weight, 0);
      let left = next() * total;
      for (const [item, weight] of choices) {
        left -= weight;
        if (left < 0) return item;
      }
      return pick(choices)[0];
    },
    code: (length) => Array.from({ length }, () => pick(CODE_ALPHABET)).join(''),
  };
}
