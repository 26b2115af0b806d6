import type { Result } from '@cobros/sdk';

export interface IdempotencyKeys {
  /** The key of this content: the same one for as long as nobody knows whether the call with it was carried out. */
  keyFor(content: unknown): string;
  /** To be told what came of the call. After an answer that settles the matter the next call is a new one. */
  learn(result: Result<unknown>): void;
}

/** For calls that must not happen twice when a person or a bad network repeats them. */
export function createIdempotencyKeys(): IdempotencyKeys {
  let last: { content: string; key: string } | undefined;
  return {
    keyFor(content) {
      const text = JSON.stringify(content);
      if (last?.content !== text) last = { content: text, key: randomKey() };
      return last.key;
    },
    learn(result) {
      if (settles(result)) last = undefined;
    },
  };
}

// A 409 may mean that the first call with the key is still running.
function settles(result: Result<unknown>): boolean {
  if (result.ok) return true;
  const { kind, status = 500 } = result.failure;
  return kind === 'answered' && status < 500 && status !== 409;
}

// crypto.randomUUID is only there on https and localhost; a till may reach its server by an address of the house.
function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
