const SHORTEST = 3;
const LONGEST = 32;

/** The typed part of a username made of a name, as the portal proposes it; empty while the name has too few letters. */
function proposedUsername(name: string): string {
  const proposed = name
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')
    .replace(/^\d+/, '')
    .slice(0, LONGEST);
  return proposed.length < SHORTEST ? '' : proposed;
}

/**
 * The complete username of a cell: with `@` or without, complete or only what follows the parent's username. Of an empty
 * cell it is made of the name.
 */
export function usernameOf(typed: string, parent: string, name: string): string {
  const bare = typed.replace(/^@/, '');
  const own = bare === '' ? proposedUsername(name) : bare;
  return own === '' || own.includes('-') ? own : `${parent}-${own}`;
}
