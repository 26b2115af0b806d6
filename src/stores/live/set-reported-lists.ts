import type { ChangedList } from '@cobros/sdk';
import { reportChanged, reportedLists, safetyNetMs } from './changes.ts';

/**
 * From now on changes of these lists are reported; as a safety net they are also read every `netMs` milliseconds.
 * They are read now, because they may have changed before. Changes of other lists are no longer reported.
 */
export function setReportedLists(lists: readonly ChangedList[], netMs = 60_000): void {
  safetyNetMs.value = netMs;
  reportedLists.value = lists;
  reportChanged(lists);
}

/**
 * A stream that has sent nothing for this long is lost. The same if its last time is in the future, because the clock
 * was set back.
 */
export const isSilent = (heard: number): boolean => Math.abs(Date.now() - heard) > 40_000;
