import { effect } from '@preact/signals-react';
import { today } from '../today.ts';
import { reportChanged } from './changes.ts';

/** Each portal waits a random part of this time, because the day begins for all at once. */
const WITHIN_MS = 60_000;

/** Reads the paid list again when a new day begins: the list is empty then, but no change event reports that. */
export function rereadEachDay(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let day = today.peek();
  const stopFollowing = effect(() => {
    if (day === today.value) return;
    day = today.value;
    clearTimeout(timer);
    timer = setTimeout(() => reportChanged(['paid']), Math.random() * WITHIN_MS);
  });
  return () => {
    stopFollowing();
    clearTimeout(timer);
  };
}
