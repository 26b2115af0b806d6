import type { Result } from '@cobros/sdk';
import { showSuccess } from '#stores/messages.ts';
import { invalidate } from '#stores/resource.ts';

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

const UNCHANGED: Result<never> = { ok: true, data: {} as never };

/**
 * Makes the call only if its content differs from what is saved. Saving without a change ends as a change does (section 4
 * of the specification, for closings): a server may turn over what it is sent again.
 */
export const callIfChanged = async <Content, Data>(
  content: Content,
  saved: NoInfer<Content>,
  call: (content: Content) => Promise<Result<Data>>,
): Promise<Result<Data>> => (JSON.stringify(content) === JSON.stringify(saved) ? UNCHANGED : call(content));
