import { reportError } from './report-error.ts';

/**
 * Runs work immediately and then every `seconds`, one run at a time; 0 turns it off. A failure is logged, and the next run tries
 * again.
 * @returns a function that stops it after the current run
 */
export function runEvery(seconds: number, name: string, work: () => Promise<unknown>): () => Promise<void> {
  if (seconds <= 0) return async () => {};
  let running: Promise<unknown> = Promise.resolve();
  let busy = false;
  const turn = () => {
    if (busy) return;
    busy = true;
    running = work()
      .catch((cause: unknown) => reportError(`${name} failed:`, cause))
      .finally(() => {
        busy = false;
      });
  };
  turn();
  const timer = setInterval(turn, seconds * 1000);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}
