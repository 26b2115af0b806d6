import type { ChangedList } from '@cobros/sdk';
import { signal } from '@preact/signals-react';

/** Lists whose every change is currently reported; empty without a stream of changes. */
export const reportedLists = signal<readonly ChangedList[]>([]);

/** Interval in milliseconds at which lists are read, as a safety net, although their changes are reported. */
export const safetyNetMs = signal(0);

/** When the stream last sent something, by this device's clock; normally every 15 seconds. */
export const heardAt = signal(0);

/** Until when read payments are known not to have changed: when a stream that reports their changes was last heard. */
export const paymentsKnownAt = signal(0);

type Listener = (lists: readonly ChangedList[]) => void;
const listeners = new Set<Listener>();
let reported = 0;

/** Number of reported changes; data read before the latest one may be out of date. */
export const reportedCount = (): number => reported;

export function onChange(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Reports a change of these lists, so that their data on screen is read again. */
export function reportChanged(lists: readonly ChangedList[]): void {
  reported += 1;
  for (const listener of listeners) listener(lists);
}

export const areReported = (lists: readonly ChangedList[]): boolean =>
  lists.length > 0 && lists.every((list) => reportedLists.value.includes(list));
