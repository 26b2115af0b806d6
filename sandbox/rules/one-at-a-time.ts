const lastOf = new Map<string, Promise<unknown>>();

/**
 * Runs work of which this process does one at a time for the same key; null waits for nobody. Hashing passwords takes the
 * processor: whoever asks for a thousand hashes keeps one core busy, and leaves the rest to others.
 */
export async function oneAtATime<Result>(key: string | null, work: () => Promise<Result>): Promise<Result> {
  if (key === null) return work();
  const mine = (lastOf.get(key) ?? Promise.resolve()).then(work, work);
  lastOf.set(key, mine);
  try {
    return await mine;
  } finally {
    if (lastOf.get(key) === mine) lastOf.delete(key);
  }
}
