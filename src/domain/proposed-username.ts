const SHORTEST = 3;
const LONGEST = 32;

/** A username made of a name: `Caja 4 Ñ` is `caja4n`; empty while the name has too few letters for one. */
export function proposedUsername(name: string): string {
  const proposed = name
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')
    .replace(/^\d+/, '')
    .slice(0, LONGEST);
  return proposed.length < SHORTEST ? '' : proposed;
}
