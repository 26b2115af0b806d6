import { proposedUsername } from '../../../words/proposed-username.ts';

/**
 * The complete username for a cell, which may start with `@`, and may be complete or only the part after the parent's username.
 * For an empty cell it is derived from the name.
 */
export function usernameOf(typed: string, parent: string, name: string): string {
  const bare = typed.replace(/^@/, '');
  const own = bare === '' ? proposedUsername(name) : bare;
  return own === '' || own.includes('-') ? own : `${parent}-${own}`;
}
