export interface Runner {
  /** Runs immediately, or once more after the current run. */
  wake(): void;
  /** Runs immediately unless a run is under way, and periodically from then on. @returns after that run */
  start(): Promise<void>;
  stop(): Promise<void>;
}

/** Minimum interval between runs, even if it is woken more often. */
const LEAST_MS = 15;

/**
 * Runs work every `everyMs` while started, one run at a time, and immediately when woken.
 * @param work never throws
 */
export function runWhenWoken(everyMs: number, work: () => Promise<void>): Runner {
  let isStarted = false;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let isWoken = false;
  let ranAt = Number.NEGATIVE_INFINITY;

  const schedule = () => {
    clearTimeout(timer);
    if (!isStarted) return;
    const wait = isWoken ? Math.max(0, ranAt + LEAST_MS - performance.now()) : everyMs;
    timer = setTimeout(run, wait).unref();
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
    wake() {
      if (!isStarted || isWoken) return;
      isWoken = true;
      if (!running) schedule();
    },
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
