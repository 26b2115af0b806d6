import { setTimeout as wait } from 'node:timers/promises';

const POLL_MS = 100;

/** Polls until the condition holds. */
export async function until(
  what: string,
  limitMs: number,
  isSo: () => Promise<boolean> | boolean,
): Promise<void> {
  const end = Date.now() + limitMs;
  while (!(await isSo())) {
    if (Date.now() > end) throw new Error(`Waited in vain for: ${what}`);
    await wait(POLL_MS);
  }
}
