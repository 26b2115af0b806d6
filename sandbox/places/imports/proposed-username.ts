const SHORTEST = 3;
const LONGEST = 32;

/** The typed part of a username derived from a name, as the portal proposes it; empty if the name has too few letters. */
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
 * The complete username for a cell, which may start with `@`, and may be complete or only the part after the parent's username.
 * For an empty cell it is derived from the name.
 */
export function usernameOf(typed: string, parent: string, name: string): string {
  const bare = typed.replace(/^@/, '');
  const own = bare === '' ? proposedUsername(name) : bare;
  return own === '' || own.includes('-') ? own : `${parent}-${own}`;
}
