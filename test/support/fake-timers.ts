/** Replaces setTimeout, setInterval and Date.now until `restore`; time only passes by `advance`. */
export function fakeTimers(start = Date.now()) {
  const real = { setTimeout, clearTimeout, setInterval, clearInterval };
  const realNow = Date.now;
  let now = start;
  let count = 0;
  const waiting = new Map<number, { at: number; every?: number; work: () => void }>();

  const add = (work: () => void, delay: number, every?: number) => {
    count += 1;
    waiting.set(count, { at: now + delay, work, ...(every !== undefined && { every }) });
    return count;
  };
  const remove = (id?: unknown) => {
    waiting.delete(id as number);
  };
  Object.assign(globalThis, {
    setTimeout: (work: () => void, delay = 0) => add(work, delay),
    setInterval: (work: () => void, delay = 0) => add(work, delay, Math.max(1, delay)),
    clearTimeout: remove,
    clearInterval: remove,
  });
  Date.now = () => now;

  function advance(milliseconds: number): void {
    const end = now + milliseconds;
    for (;;) {
      const due = [...waiting].filter(([, { at }]) => at <= end).sort(([, a], [, b]) => a.at - b.at)[0];
      if (!due) break;
      const [id, timer] = due;
      now = timer.at;
      if (timer.every) timer.at += timer.every;
      else waiting.delete(id);
      timer.work();
    }
    now = end;
  }

  return {
    advance,
    /** Lets promises settle without advancing the time. */
    settle: () => new Promise<void>((resolve) => real.setTimeout(resolve, 0)),
    /** How many timers are set. */
    left: () => waiting.size,
    restore: () => {
      Object.assign(globalThis, real);
      Date.now = realNow;
    },
  };
}
