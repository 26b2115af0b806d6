import type { ChangedList } from '@cobros/sdk';
import { signal } from '@preact/signals-react';

/** Lists whose every change is currently reported; none without a stream of changes. */
export const toldLists = signal<readonly ChangedList[]>([]);

/** How often lists whose changes are all reported are read anyway, in milliseconds. */
export const net = signal(0);

/** When the stream was last heard, by this device's clock; normally every 15 seconds. */
export const heardAt = signal(0);

type Listener = (lists: readonly ChangedList[]) => void;
const listeners = new Set<Listener>();
let told = 0;

/** Number of reported changes: what was read before the latest may be old. */
export const toldCount = (): number => told;

export function onChange(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Shown data of these lists is read again. */
export function tellChanged(lists: readonly ChangedList[]): void {
  told += 1;
  for (const listener of listeners) listener(lists);
}

export const areTold = (lists: readonly ChangedList[]): boolean =>
  lists.length > 0 && lists.every((list) => toldLists.value.includes(list));
