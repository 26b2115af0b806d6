import { type ReadonlySignal, signal } from '@preact/signals-react';
import { useEffect, useRef, useState } from 'react';

/**
 * Calls `work` again and again while the page is visible, at once when it becomes visible or the network comes back,
 * and never before the last call has ended. `nextDelay` answers the milliseconds until the next one. With `whileHidden` it
 * goes on, by the delay of that moment, while nobody sees the page.
 */
export function startPolling(
  work: () => Promise<unknown>,
  nextDelay: () => number,
  whileHidden = false,
): () => void {
  const mayRun = () => whileHidden || document.visibilityState === 'visible';
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running = false;
  let stopped = false;

  const schedule = () => {
    clearTimeout(timer);
    if (!stopped && mayRun()) timer = setTimeout(tick, nextDelay());
  };
  const tick = async () => {
    if (running) return;
    clearTimeout(timer);
    running = true;
    try {
      await work();
    } finally {
      running = false;
      schedule();
    }
  };
  const atOnce = () => {
    if (document.visibilityState === 'visible') void tick();
    else schedule();
  };

  document.addEventListener('visibilitychange', atOnce);
  window.addEventListener('online', atOnce);
  schedule();
  return () => {
    stopped = true;
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', atOnce);
    window.removeEventListener('online', atOnce);
  };
}

/** What arrives must be told by title, sound and notice; that nobody looks leaves time. */
const HIDDEN_FACTOR = 6;

/**
 * Refreshes every `seconds` for as long as the component is there. Answers when the next one is due, in milliseconds of
 * this device's clock; undefined while one is under way.
 */
export function usePolling(
  refresh: () => Promise<unknown>,
  seconds: number,
): ReadonlySignal<number | undefined> {
  const latest = useRef(refresh);
  latest.current = refresh;
  const [nextAt] = useState(() => signal<number | undefined>(undefined));

  useEffect(() => {
    const work = () => {
      nextAt.value = undefined;
      return latest.current();
    };
    const nextDelay = () => {
      const hidden = document.visibilityState !== 'visible';
      const delay = seconds * 1000 * (hidden ? HIDDEN_FACTOR : 1);
      nextAt.value = Date.now() + delay;
      return delay;
    };
    return startPolling(work, nextDelay, true);
  }, [seconds, nextAt]);
  return nextAt;
}
