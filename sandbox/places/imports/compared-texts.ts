import { normalizeName } from '#terms/values/normalize-name.ts';
import { cleanText } from '../../../words/clean-text.ts';

/** Names with the same key look the same to people, and are equal for the unique indexes. */
export const nameKey = (name: string): string =>
  normalizeName(cleanText(name)).normalize('NFKC').toLowerCase();

/** A key without accents, for comparing headers and for guesses. */
export const plainKey = (text: string): string =>
  nameKey(text)
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '');

/** The name that was probably meant: it contains the typed one or is contained in it, or differs by one or two letters. */
export function nearestName(typed: string, names: readonly string[]): string | undefined {
  const key = plainKey(typed);
  const scored = names.map((name) => ({ name, steps: steps(key, plainKey(name)) }));
  const [nearest] = scored.sort((a, b) => a.steps - b.steps);
  return nearest && nearest.steps <= 2 ? nearest.name : undefined;
}

function steps(typed: string, name: string): number {
  if (typed.length > 2 && (name.startsWith(typed) || name.includes(` ${typed}`))) return 1;
  if (typed.startsWith(`${name} `) || typed.endsWith(` ${name}`)) return 1;
  return Math.abs(typed.length - name.length) > 2 ? Number.POSITIVE_INFINITY : editSteps(typed, name);
}

/** Number of letters to insert, remove or replace (Levenshtein distance). */
function editSteps(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (let at = 1; at <= from.length; at++) {
    const next = [at];
    for (let col = 1; col <= to.length; col++) {
      const same = from[at - 1] === to[col - 1] ? 0 : 1;
      next.push(Math.min((row[col] ?? 0) + 1, (next[col - 1] ?? 0) + 1, (row[col - 1] ?? 0) + same));
    }
    row = next;
  }
  return row[to.length] ?? 0;
}
