import type { Result } from '@cobros/sdk';
import type { Load } from '#stores/resource.ts';
import type { fakeTimers } from '../../support/fake-timers.ts';

/** A load function whose results the test provides one by one. */
export function controlledLoad(timers: ReturnType<typeof fakeTimers>) {
  const calls: { answer: (data: string) => Promise<void>; signal: AbortSignal }[] = [];
  const load: Load<string> = (signal) =>
    new Promise<Result<string>>((resolve) => {
      calls.push({
        signal,
        answer: async (data) => {
          resolve({ ok: true, data });
          await timers.settle();
        },
      });
    });
  return { calls, load };
}
