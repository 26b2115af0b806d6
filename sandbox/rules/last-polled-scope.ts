import { createBoundedMap } from '../bounded-map.ts';
import type { Scope } from './scope.ts';

const scopes = createBoundedMap<string, Scope>(10_000);

/** A scope that a session has polled, with its current version. */
export interface PolledScope {
  scope: Scope;
  version: string;
}

/**
 * Remembers the scope of a session's last poll, so that the next poll can read its version together with the session. It is only
 * a guess: by then the session may see something else, and another process may get the poll.
 */
export function rememberPolledScope(tokenHash: string, scope: Scope): void {
  scopes.set(tokenHash, scope);
}

export function lastPolledScope(tokenHash: string): Scope | undefined {
  return scopes.get(tokenHash);
}
