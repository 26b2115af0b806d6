import type { Transaction } from '@cobros/sdk';
import { unmark, unseenArrivals } from './arrivals.ts';

/** How long a payment stays marked once it has been seen; the same as a message is shown. */
const MARK_MS = 6000;

/** Called for payments that came into sight, which stay marked for a time. */
export function seeArrivals(seen: readonly Transaction[]): void {
  if (seen.length === 0) return;
  unseenArrivals.value = unseenArrivals.peek().filter((one) => !seen.includes(one));
  for (const { id } of seen) setTimeout(() => unmark(id), MARK_MS);
}
