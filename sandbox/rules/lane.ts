const AT_ONCE = 2;

interface Lane {
  running: number;
  waiting: (() => void)[];
}

const lanes = new Map<string, Lane>();

/**
 * Runs work of which this process does only two at once for the same key; more waits its turn. Hashing passwords takes the
 * processor: whoever asks for a thousand hashes keeps these two busy, and leaves the rest to others. Null waits for nobody.
 */
export async function inLane<Result>(key: string | null, work: () => Promise<Result>): Promise<Result> {
  if (key === null) return work();
  const lane = lanes.get(key) ?? { running: 0, waiting: [] };
  lanes.set(key, lane);
  if (lane.running < AT_ONCE) lane.running += 1;
  else await new Promise<void>((resolve) => lane.waiting.push(resolve));
  try {
    return await work();
  } finally {
    const next = lane.waiting.shift();
    if (next) next();
    else lane.running -= 1;
    if (lane.running === 0) lanes.delete(key);
  }
}
