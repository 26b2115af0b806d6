export interface Runner {
  /** Runs immediately, or once more after the current run. */
  wake(): void;
  /** Runs immediately unless a run is under way, and after each pause from then on. @returns after that run */
  start(): Promise<void>;
  stop(): Promise<void>;
}

/** Minimum interval between runs, even if it is woken more often. */
const LEAST_MS = 15;

/**
 * Runs work while started, one run at a time: after each pause, which may outlast several runs, and immediately when woken.
 * @param pause never throws
 * @param work never throws
 */
export function runWhenWoken(pause: () => Promise<void>, work: () => Promise<void>): Runner {
  let isStarted = false;
  let isPausing = false;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let isWoken = false;
  let ranAt = Number.NEGATIVE_INFINITY;

  const wake = () => {
    if (!isStarted || isWoken) return;
    isWoken = true;
    if (!running) schedule();
  };
  const wakeAfterPause = async () => {
    if (isPausing) return;
    isPausing = true;
    await pause();
    isPausing = false;
    wake();
  };
  const schedule = () => {
    clearTimeout(timer);
    if (!isStarted) return;
    if (isWoken) timer = setTimeout(run, Math.max(0, ranAt + LEAST_MS - performance.now())).unref();
    else void wakeAfterPause();
  };
  const run = (): Promise<void> => {
    clearTimeout(timer);
    isWoken = false;
    ranAt = performance.now();
    running = work().finally(() => {
      running = undefined;
      schedule();
    });
    return running;
  };
  return {
    wake,
    start() {
      isStarted = true;
      return running ?? run();
    },
    async stop() {
      isStarted = false;
      clearTimeout(timer);
      await running;
    },
  };
}
