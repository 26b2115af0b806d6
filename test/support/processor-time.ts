const TRIES = 3;
/** Below this, what else the process does counts more than the work. */
const LEAST_MS = 1;
/** Between 10, of what takes time in proportion to its size, and 100, of what takes the square of it. */
const AT_MOST_FOR_TEN_TIMES = 40;

/** The processor time that some work takes in this process, in milliseconds. */
export async function processorTime(work: () => unknown): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}

/**
 * Checks that some work takes at most so many times as long as other work, which is measured in the same process, so that it does
 * not depend on the machine. Both are repeated, because a garbage collection may run during one of them.
 * @throws if it takes longer
 */
export async function assertAtMost(times: number, other: () => unknown, work: () => unknown): Promise<void> {
  let [least, cost] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (let turn = 0; turn < TRIES; turn++) least = Math.min(least, await processorTime(other));
  const most = times * Math.max(LEAST_MS, least);
  for (let turn = 0; turn < TRIES && cost > most; turn++) cost = Math.min(cost, await processorTime(work));
  if (cost > most) throw new Error(`It takes ${cost} ms, and ${times} times the other work ${most} ms`);
}

/** Checks that work of this size does not take much more than ten times as long as work of a tenth of it. */
export const assertInProportion = (size: number, work: (size: number) => unknown): Promise<void> =>
  assertAtMost(
    AT_MOST_FOR_TEN_TIMES,
    () => work(size / 10),
    () => work(size),
  );
