import { report } from './report.ts';

/**
 * Does work at once and then every `seconds`, never twice at the same moment; 0 is never. Work that fails is told and tried
 * again at the next turn.
 * @returns what stops it, after the turn that is under way
 */
export function every(seconds: number, name: string, work: () => Promise<unknown>): () => Promise<void> {
  if (seconds <= 0) return async () => {};
  let running: Promise<unknown> = Promise.resolve();
  let busy = false;
  const turn = () => {
    if (busy) return;
    busy = true;
    running = work()
      .catch((cause: unknown) => report(`${name} failed:`, cause))
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
