import { setTimeout as wait } from 'node:timers/promises';
import type { Result } from '@cobros/sdk';

const RETRY_MS = 100;

/** An attempt that was not carried out, or whose outcome is unknown. */
interface FailedTry {
  began: number;
  ended: number;
}

/** Repeats calls until there is a final response, and counts the attempts. */
export interface CallRetrier {
  untilAnswered<Data>(turn: number, call: () => Promise<Result<Data>>): Promise<Result<Data>>;
  failedTries: FailedTry[];
  /** Failures after which a call is not repeated. */
  refusals: unknown[];
  /** Turns in which some call had to be repeated. */
  repeated: Set<number>;
  answered(): number;
  slowestMs(): number;
  /** Starts counting again. */
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
