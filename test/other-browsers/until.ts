import { setTimeout as pause } from 'node:timers/promises';

const PATIENCE_MS = 60_000;

/** Asks until there is an answer, which must not be null, undefined or false. */
export async function until<Answer>(
  ask: () => Promise<Answer>,
  missing: () => string | Promise<string>,
): Promise<Exclude<Answer, null | undefined | false>> {
  const end = Date.now() + PATIENCE_MS;
  for (;;) {
    const answer = await ask();
    if (answer) return answer as Exclude<Answer, null | undefined | false>;
    if (Date.now() > end) throw new Error(await missing());
    await pause(50);
  }
}
