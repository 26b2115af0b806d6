import { searchableText } from './searchable-text.ts';

/** Splits a text at the typed part, ignoring accents, into [before, found, after]; undefined if it is not found. */
export function foundPart(text: string, typed: string): [string, string, string] | undefined {
  const letters = [...text];
  // Converts letter by letter, so that positions in both texts match.
  const plain = letters.map((letter) => searchableText(letter));
  const wanted = searchableText(typed.trim());
  for (let from = 0; wanted && from < letters.length; from++) {
    let to = from;
    for (let found = ''; to < letters.length && found.length < wanted.length; to++) found += plain[to];
    if (plain.slice(from, to).join('') === wanted)
      return [letters.slice(0, from), letters.slice(from, to), letters.slice(to)].map((part) =>
        part.join(''),
      ) as [string, string, string];
  }
  return undefined;
}
