import { countText } from '#blocks/count-text.ts';
import type { Found } from './found.ts';

export const PER_GROUP = 5;

export interface FoundGroup {
  heading: string;
  options: readonly Found[];
  /** Number of results shown, not counting the option that leads to the others. */
  shown: number;
  total: number;
}

/** A group with more results than are shown; its last option leads to the others. */
export function groupOf(
  heading: string,
  results: readonly Found[],
  total: number,
  others: Pick<Found, 'icon' | 'open'> & Partial<Found>,
): FoundGroup {
  const shown = results.length;
  const name = `${shown} de ${countText(total)} · Ver todos`;
  const options = shown < total ? [...results, { key: `all ${heading}`, name, ...others }] : results;
  return { heading, options, shown, total: Math.max(shown, total) };
}

/** A group whose results are all local. It shows the first ones, and on request all of them in place. */
export function longGroupOf(heading: string, results: readonly Found[], showAll: () => void): FoundGroup {
  const first = results[PER_GROUP];
  const { icon = 'search', key = heading } = first ?? {};
  // Has the key of the first result not shown, so that this result becomes active when it appears.
  const others = { icon, key, staysOpen: true, open: showAll };
  return groupOf(heading, results.slice(0, PER_GROUP), results.length, others);
}
