import type { ChangedList } from '@cobros/sdk';
import { signal } from '@preact/signals-react';

/** Lists whose every change is currently reported; empty without a stream of changes. */
export const toldLists = signal<readonly ChangedList[]>([]);

/** How often lists whose changes are reported are still read, as a safety net, in milliseconds. */
export const net = signal(0);

/** When the stream last sent something, by this device's clock; normally every 15 seconds. */
export const heardAt = signal(0);

/** Until when read payments are known not to have changed: when a stream that reports their changes was last heard. */
export const paymentsKnownAt = signal(0);

type Listener = (lists: readonly ChangedList[]) => void;
const listeners = new Set<Listener>();
let told = 0;

/** Number of reported changes; data read before the latest one may be out of date. */
export const toldCount = (): number => told;

export function onChange(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Reports a change of these lists, so that their data on screen is read again. */
export function tellChanged(lists: readonly ChangedList[]): void {
  told += 1;
  for (const listener of listeners) listener(lists);
}

export const areTold = (lists: readonly ChangedList[]): boolean =>
  lists.length > 0 && lists.every((list) => toldLists.value.includes(list));
