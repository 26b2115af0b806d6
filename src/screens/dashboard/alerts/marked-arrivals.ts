import type { Transaction } from '@cobros/sdk';
import { computed, signal } from '@preact/signals-react';

/** How long an arrived payment stays marked; the same as a message is shown. */
const MARK_MS = 6000;

const marked = signal<ReadonlySet<string>>(new Set());
const timers = new Map<string, ReturnType<typeof setTimeout>>();

export const markedIds = computed(() => marked.value);

/** Payments that have arrived and have not been seen, newest first. */
export const unseenArrivals = signal<readonly Transaction[]>([]);

export function markArrivals(arrived: readonly Transaction[]): void {
  marked.value = new Set([...marked.peek(), ...arrived.map(({ id }) => id)]);
  unseenArrivals.value = [...arrived, ...unseenArrivals.peek()];
  for (const { id } of arrived)
    timers.set(
      id,
      setTimeout(() => unmark(id), MARK_MS),
    );
}

/** Called when the mark has expired or the payment is opened. */
export function unmark(id: string): void {
  clearTimeout(timers.get(id));
  if (!timers.delete(id)) return;
  const left = new Set(marked.peek());
  left.delete(id);
  marked.value = left;
}
