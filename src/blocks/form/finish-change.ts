import type { Result } from '@cobros/sdk';
import { showSuccess } from '../../stores/messages.ts';
import { invalidate } from '../../stores/resource.ts';

interface Finish {
  /** First words of the cache keys to invalidate. */
  changed: readonly string[];
  title: string;
  message: string;
  close: () => void;
}

/** After a successful change: refreshes, shows the message and closes, in that order. A failure is returned unchanged. */
export async function finishChange<Data>(result: Result<Data>, finish: Finish): Promise<Result<Data>> {
  if (!result.ok) return result;
  await invalidate(...finish.changed);
  showSuccess(finish.title, finish.message);
  finish.close();
  return result;
}
