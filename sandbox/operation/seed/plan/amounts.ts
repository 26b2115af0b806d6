import type { Random } from './random.ts';

const SMALLEST_CENTS = 500;
const LARGEST_CENTS = 480_000;
const SPREAD = 0.75;

/** The amount of a sale in cents: usually near the typical amount, rarely high, with endings that are common in prices. */
export function saleCents(usualCents: number, random: Random): number {
  const bell = Math.sqrt(-2 * Math.log(1 - random.next())) * Math.cos(2 * Math.PI * random.next());
  const cents = Math.round(usualCents * Math.exp(SPREAD * bell));
  return roundLikeAPrice(Math.min(LARGEST_CENTS, Math.max(SMALLEST_CENTS, cents)), random);
}

function roundLikeAPrice(cents: number, random: Random): number {
  const quetzals = Math.floor(cents / 100) * 100;
  return random.weighted([
    [Math.ceil(cents / 500) * 500, 25],
    [quetzals, 25],
    [quetzals + 50, 20],
    [quetzals + 95, 8],
    [quetzals + 99, 7],
    [quetzals + 25, 4],
    [quetzals + 75, 4],
    [cents, 7],
  ]);
}
