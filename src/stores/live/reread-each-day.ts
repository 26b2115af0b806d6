import { effect } from '@preact/signals-react';
import { today } from '../today.ts';
import { tellChanged } from './changes.ts';

/** At different times, because each portal's day begins at the same one. */
const WITHIN_MS = 60_000;

/** Reads what was paid again when a day begins: its list begins anew then, and no change reports it. */
export function rereadEachDay(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let day = today.peek();
  const stopFollowing = effect(() => {
    if (day === today.value) return;
    day = today.value;
    clearTimeout(timer);
    timer = setTimeout(() => tellChanged(['paid']), Math.random() * WITHIN_MS);
  });
  return () => {
    stopFollowing();
    clearTimeout(timer);
  };
}
