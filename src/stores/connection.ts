import type { Failure } from '@cobros/sdk';
import { effect, signal, untracked } from '@preact/signals-react';
import { answeredAt } from '#api/business-api.ts';
import { heardAt } from './live/changes.ts';

/** Since when the server has not been reached, by this device's clock; undefined while it answers, or if it never has. */
export const lostSince = signal<number | undefined>(undefined);

/** The server has been reached at least once. */
export const isReached = signal(false);

/** When a read last reached the server. */
let reachedAt = 0;

/** There was no complete answer. */
const isUnreached = ({ kind }: Failure): boolean => kind === 'network' || kind === 'timeout';

/**
 * Notes how a read ended that began at this moment. A failed one says nothing if another has reached the server since.
 * Returns false if it did not reach the server.
 */
export function noteRead(failure: Failure | undefined, begunAt: number): boolean {
  if (!failure || !isUnreached(failure)) {
    // Some reads need nothing from the server, for example a list of which nothing is to be shown.
    if (answeredAt >= begunAt) {
      reachedAt = Date.now();
      isReached.value = true;
      lostSince.value = undefined;
    }
    return true;
  }
  if (reachedAt > 0 && reachedAt <= begunAt) lostSince.value ??= Math.max(reachedAt, heardAt.peek());
  return false;
}

/** Calls `work` once the server is reached again. */
export function whenReachedAgain(work: () => void): () => void {
  let wasLost = false;
  return effect(() => {
    const isLost = lostSince.value !== undefined;
    if (wasLost && !isLost) untracked(work);
    wasLost = isLost;
  });
}
