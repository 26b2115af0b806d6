const SHORTEST = 3;
const LONGEST = 32;

/** A username derived from a name: `Caja 4 Ñ` gives `caja4n`; empty if the name has too few letters. */
export function proposedUsername(name: string): string {
  const proposed = name
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')
    .replace(/^\d+/, '')
    .slice(0, LONGEST);
  return proposed.length < SHORTEST ? '' : proposed;
}
