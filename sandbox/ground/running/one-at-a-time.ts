const lastOf = new Map<string, Promise<unknown>>();

/**
 * Runs work one at a time per key within this process; with null it does not wait. Hashing passwords is CPU-bound, so a client
 * that causes a thousand hashes keeps one core busy and leaves the others free.
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
