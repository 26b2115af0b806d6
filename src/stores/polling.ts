import { type ReadonlySignal, signal } from '@preact/signals-react';
import { useEffect, useRef, useState } from 'react';

/**
 * Calls `work` repeatedly while the page is visible, and at once when it becomes visible or online; never two at a
 * time. `nextDelay` returns the milliseconds until the next call. With `whileHidden` it also runs in a hidden tab.
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

/** Hidden tabs still have to announce arrivals, but poll six times slower. */
const HIDDEN_FACTOR = 6;

/**
 * Refreshes every `seconds` while mounted. Returns the moment of the next refresh, in milliseconds of this device's
 * clock; undefined during one.
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
