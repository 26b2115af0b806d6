import type { Scope } from './scope.ts';

const MOST_REMEMBERED = 10_000;

const scopes = new Map<string, Scope>();

/**
 * Remembers the scope of a session's last poll, so that the next one can read its version together with the session. It is only
 * a guess: the session may see something else by then, and another process may get the next poll.
 */
export function rememberPolledScope(tokenHash: string, scope: Scope): void {
  if (scopes.size >= MOST_REMEMBERED) scopes.clear();
  scopes.set(tokenHash, scope);
}

export function polledScope(tokenHash: string): Scope | undefined {
  return scopes.get(tokenHash);
}
