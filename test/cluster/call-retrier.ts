import { setTimeout as wait } from 'node:timers/promises';
import type { Result } from '@cobros/sdk';

const RETRY_MS = 100;

/** A try that was not carried out, or nobody knows. */
interface FailedTry {
  began: number;
  ended: number;
}

/** Repeats calls until there is a response to keep, and counts. */
export interface CallRetrier {
  untilAnswered<Data>(turn: number, call: () => Promise<Result<Data>>): Promise<Result<Data>>;
  failedTries: FailedTry[];
  /** Failures that do not ask for a repetition. */
  refusals: unknown[];
  /** Turns of which some call had to be repeated. */
  repeated: Set<number>;
  answered(): number;
  slowestMs(): number;
  /** Begins new figures. */
  reset(): void;
}

export function createCallRetrier(): CallRetrier {
  const failedTries: FailedTry[] = [];
  const refusals: unknown[] = [];
  const repeated = new Set<number>();
  let answered = 0;
  let slowestMs = 0;
  return {
    async untilAnswered(turn, call) {
      const first = Date.now();
      for (;;) {
        const began = Date.now();
        const result = await call();
        const failure = result.ok ? undefined : result.failure;
        if (!failure || (failure.kind === 'answered' && failure.status < 500)) {
          answered++;
          slowestMs = Math.max(slowestMs, Date.now() - first);
          return result;
        }
        failedTries.push({ began, ended: Date.now() });
        repeated.add(turn);
        if (failure.status !== 503 || !failure.retryAfterSeconds) refusals.push(failure);
        await wait(RETRY_MS);
      }
    },
    failedTries,
    refusals,
    repeated,
    answered: () => answered,
    slowestMs: () => slowestMs,
    reset() {
      failedTries.length = 0;
      answered = 0;
      slowestMs = 0;
    },
  };
}
