/** A signal that is aborted when time is up or when the caller's own signal is. */
export interface Deadline {
  signal: AbortSignal;
  /** Rejects at that moment, so that a `fetch` which ignores its signal can't hold the caller. */
  reached: Promise<never>;
  /** Whether it was the time that ended it. */
  passed(): boolean;
  /** Lets go of the timer and of the caller's signal, which may live far longer than the call. */
  clear(): void;
}

/** `AbortSignal.any` over `AbortSignal.timeout` would do, but Node 20 may collect that pair before it fires. */
export function deadline(milliseconds: number, callerSignal: AbortSignal | undefined): Deadline {
  const controller = new AbortController();
  let passed = false;
  const timer = setTimeout(() => {
    passed = true;
    controller.abort();
  }, milliseconds);
  const abort = () => controller.abort(callerSignal?.reason);
  if (callerSignal?.aborted) abort();
  else callerSignal?.addEventListener('abort', abort, { once: true });
  const reached = new Promise<never>((_, reject) => {
    const end = () => reject(controller.signal.reason);
    if (controller.signal.aborted) end();
    else controller.signal.addEventListener('abort', end, { once: true });
  });
  return {
    signal: controller.signal,
    reached,
    passed: () => passed,
    clear() {
      clearTimeout(timer);
      callerSignal?.removeEventListener('abort', abort);
    },
  };
}
