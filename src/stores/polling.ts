import type { ChangedList } from '@cobros/sdk';
import { effect, type ReadonlySignal, signal } from '@preact/signals-react';
import { useEffect, useRef, useState } from 'react';
import { areReported, onChange, safetyNetMs } from './live/changes.ts';

/** Changes reported within this time after a read began cause a single further read. */
const MERGE_MS = 100;

interface PollingOptions {
  /** Lists that the work depends on: it runs when one of them changes, and only rarely otherwise. */
  of: readonly ChangedList[];
  whileHidden?: boolean;
}

/**
 * Calls `work` repeatedly while the page is visible, and immediately when it becomes visible or online; never twice
 * at the same time. `nextDelay` returns the milliseconds until the next call. With `whileHidden` it also runs in a
 * hidden tab. Work that returns false has failed, and is retried as often as without a stream.
 */
export function startPolling(
  work: () => Promise<unknown>,
  nextDelay: () => number,
  { of, whileHidden = false }: PollingOptions,
): () => void {
  const mayRun = () => whileHidden || document.visibilityState === 'visible';
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running = false;
  let stopped = false;
  let changed = false;
  let failed = false;
  let begun = 0;

  const delay = () => {
    // At most this long, because the clock may have been set back.
    if (changed) return Math.min(MERGE_MS, begun + MERGE_MS - Date.now());
    const next = nextDelay();
    return areReported(of) && !failed ? Math.max(next, safetyNetMs.peek()) : next;
  };
  const schedule = () => {
    clearTimeout(timer);
    if (!stopped && !running && mayRun()) timer = setTimeout(tick, delay());
  };
  const tick = async () => {
    clearTimeout(timer);
    running = true;
    changed = false;
    begun = Date.now();
    try {
      failed = (await work()) === false;
    } finally {
      running = false;
      schedule();
    }
  };
  const atOnce = () => {
    if (document.visibilityState !== 'visible') schedule();
    else if (running) changed = true;
    else void tick();
  };

  document.addEventListener('visibilitychange', atOnce);
  window.addEventListener('online', atOnce);
  const stopListening = onChange((lists) => {
    if (changed || !lists.some((list) => of.includes(list))) return;
    changed = true;
    schedule();
  });
  const stopFollowing = effect(() => {
    areReported(of);
    schedule();
  });
  return () => {
    stopped = true;
    clearTimeout(timer);
    stopListening();
    stopFollowing();
    document.removeEventListener('visibilitychange', atOnce);
    window.removeEventListener('online', atOnce);
  };
}

/** Hidden tabs must still announce arrivals, but poll six times less often. */
const HIDDEN_FACTOR = 6;

/**
 * Refreshes every `seconds` while mounted, or when a change of one of its lists is reported. Returns the moment of
 * the next refresh, in milliseconds by this device's clock; undefined during a refresh.
 */
export function usePolling(
  refresh: () => Promise<unknown>,
  seconds: number,
  of: readonly ChangedList[],
): ReadonlySignal<number | undefined> {
  const latest = useRef(refresh);
  latest.current = refresh;
  const [nextAt] = useState(() => signal<number | undefined>(undefined));

  // biome-ignore lint/correctness/useExhaustiveDependencies: a caller's lists are always the same ones
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
    return startPolling(work, nextDelay, { of, whileHidden: true });
  }, [seconds, nextAt]);
  return nextAt;
}
