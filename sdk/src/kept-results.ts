import type { Result } from './result.ts';

export type SessionId = string | null | undefined;

/** The last result of a call, with the `ETag` of its response. */
export interface KeptResult {
  last?: { tag: string; result: Result<unknown> } | undefined;
}

export type KeptResults = (sessionId: SessionId, content: unknown) => KeptResult;

/** Enough for each branch of a large business. */
const MOST_KEPT = 20;

/** Keeps the last result of one call for each request content, until the session changes. */
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
