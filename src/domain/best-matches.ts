import { searchableText } from './searchable-text.ts';

type Text = string | null | undefined;

/** Texts by which an item is found: its name first, because a match there ranks higher. */
export type Findable = { name: string; texts?: readonly Text[] };

const START = 0;
const WORD = 1;
const INSIDE = 2;
const ELSEWHERE = 3;

/** The items that contain every typed word, best match first; equal matches keep their order. Without words, all items. */
export function bestMatches<Item extends Findable>(items: readonly Item[], typed: string): readonly Item[] {
  const wanted = searchableText(typed.trim());
  if (wanted === '') return items;
  return items
    .map((item) => ({ item, rank: rankOf(item, wanted) }))
    .filter(({ rank }) => rank !== undefined)
    .sort((one, other) => (one.rank as number) - (other.rank as number))
    .map(({ item }) => item);
}

function rankOf({ name, texts = [] }: Findable, wanted: string): number | undefined {
  const own = searchableText(name);
  if (own.startsWith(wanted)) return START;
  if (` ${own}`.includes(` ${wanted}`)) return WORD;
  if (own.includes(wanted)) return INSIDE;
  const all = searchableText(name, ...texts);
  return wanted.split(/\s+/).every((word) => all.includes(word)) ? ELSEWHERE : undefined;
}
