import { type Failed, failed } from './result.ts';

/** A timeout combined with the caller's own signal. */
export interface Deadline {
  signal: AbortSignal;
  /** Rejects when the signal aborts, so that a `fetch` that ignores its signal cannot block the caller. */
  reached: Promise<never>;
  passed(): boolean;
  /** Set by the reader of a response that continues after the call has returned; the reader then clears it. */
  lasts?: boolean;
  /** From here on only the caller's signal can end the call. */
  clearTimer(): void;
  /** Removes the timer and the listener on the caller's signal, which may outlive the call. */
  clear(): void;
}

/** Timers that are longer than this would fire immediately. */
export const LONGEST_TIMER_MS = 2 ** 31 - 1;

/**
 * `AbortSignal.any` with `AbortSignal.timeout` is not used, because Node 20 may garbage-collect them before they fire.
 * @throws RangeError if the time is negative or not a number
 */
export function deadline(milliseconds: number, callerSignal: AbortSignal | undefined): Deadline {
  // Written this way because `NaN < 0` is false too.
  if (!(milliseconds >= 0)) throw RangeError('timeoutMs');
  const controller = new AbortController();
  const { signal } = controller;
  const reached = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
  });
  const abort = () => controller.abort(callerSignal?.reason);
  if (callerSignal?.aborted) abort();
  else callerSignal?.addEventListener('abort', abort, { once: true });
  let passed = false;
  const timer = setTimeout(
    () => {
      passed = true;
      controller.abort();
    },
    Math.min(milliseconds, LONGEST_TIMER_MS),
  );
  return {
    signal,
    reached,
    passed: () => passed,
    clearTimer: () => clearTimeout(timer),
    clear() {
      clearTimeout(timer);
      callerSignal?.removeEventListener('abort', abort);
    },
  };
}

/** The failure that says why the call ended early: a deadline or a lost connection. */
export function brokenOff({ passed, signal }: Deadline, cause: unknown): Failed {
  if (passed()) return failed('timeout', {});
  return signal.aborted ? failed('aborted', {}) : failed('network', { cause });
}
