import type { ChangedList } from '@cobros/sdk';
import { net, tellChanged, toldLists } from './changes.ts';

/**
 * From now on changes of these lists are reported, and they are read every `netMs` milliseconds anyway; they may have
 * changed before. Other lists are no longer reported.
 */
export function setTold(lists: readonly ChangedList[], netMs = 60_000): void {
  net.value = netMs;
  toldLists.value = lists;
  tellChanged(lists);
}

/** A stream that was not heard for this long is lost. So is one heard in the future, by a clock that was set back. */
export const isSilent = (heard: number): boolean => Math.abs(Date.now() - heard) > 40_000;
