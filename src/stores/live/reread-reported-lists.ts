import type { ChangedList } from '@cobros/sdk';
import { ADMINISTRATIVE_USERS, CLOSINGS, OPEN_BALANCE, PLACES } from '../cache-keys.ts';
import { invalidate } from '../resource.ts';
import { onChange } from './changes.ts';

/** Cache keys of data that is read once and not polled, by the list whose change affects it. */
const WORDS: Partial<Record<ChangedList, readonly string[]>> = {
  balance: [OPEN_BALANCE],
  closings: [CLOSINGS],
  branches: PLACES,
  cashiers: PLACES,
  users: [ADMINISTRATIVE_USERS],
};
/** Changes within this time cause a single read. */
const MERGE_MS = 100;

/** Refreshes the data on screen of lists with reported changes; on a hidden page, once it becomes visible. */
export function rereadReportedLists(): () => void {
  const waiting = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running = false;
  let reported = false;

  const schedule = () => {
    if (running || timer || waiting.size === 0 || document.visibilityState !== 'visible') return;
    timer = setTimeout(reread, MERGE_MS);
  };
  const reread = async () => {
    timer = undefined;
    running = true;
    const words = [...waiting];
    waiting.clear();
    await invalidate(...words);
    running = false;
    schedule();
  };
  const stopListening = onChange((lists) => {
    // The page has just read everything, and of this only the balance changes from one second to the next.
    const shown = reported ? lists : lists.filter((list) => list === 'balance');
    reported ||= lists.length > 0;
    for (const list of shown) for (const word of WORDS[list] ?? []) waiting.add(word);
    schedule();
  });
  document.addEventListener('visibilitychange', schedule);
  return () => {
    stopListening();
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', schedule);
  };
}
