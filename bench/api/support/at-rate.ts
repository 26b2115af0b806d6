import { setTimeout as wait } from 'node:timers/promises';

/** Sends `count` requests at a steady rate, even if earlier ones have no response yet. */
export async function atRate<Result>(
  count: number,
  everyMs: number,
  send: (index: number) => Promise<Result>,
): Promise<Result[]> {
  const started = performance.now();
  const results: Promise<Result>[] = [];
  for (let index = 0; index < count; index++) {
    const early = started + index * everyMs - performance.now();
    if (early > 0) await wait(early);
    results.push(send(index));
  }
  return Promise.all(results);
}
