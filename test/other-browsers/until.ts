import { setTimeout as pause } from 'node:timers/promises';

const PATIENCE_MS = 60_000;

/** Polls until there is a result other than null, undefined and false. */
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
