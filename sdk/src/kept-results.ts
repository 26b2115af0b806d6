import type { Result } from './result.ts';

export type SessionId = string | null | undefined;

/** What a call answered last, and its `ETag`. */
export interface KeptResult {
  last?: { tag: string; result: Result<unknown> } | undefined;
}

export type KeptResults = (sessionId: SessionId, content: unknown) => KeptResult;

/** A branch each; more would only take memory. */
const MOST_KEPT = 20;

/** Keeps what one call answered last, for each content, as long as the session is the same. */
export function keepResults(): KeptResults {
  const results = new Map<string, KeptResult>();
  let owner: SessionId;
  return (sessionId, content) => {
    if (sessionId !== owner || results.size > MOST_KEPT) results.clear();
    owner = sessionId;
    const key = JSON.stringify(content);
    const kept = results.get(key) ?? {};
    results.set(key, kept);
    return kept;
  };
}
