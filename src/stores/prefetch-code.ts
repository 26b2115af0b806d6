import { useEffect } from 'react';
import { readings } from './resource.ts';
import { idle } from './yield-to-browser.ts';

/** Part of the Network Information API, which only some browsers have. */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/**
 * Prefetches code once the page has loaded its data and the browser is idle. On a slow network, or with data saving
 * turned on, the code is loaded on demand instead.
 */
export function usePrefetch(load: (() => Promise<unknown>) | undefined): void {
  useEffect(() => {
    let wanted = true;
    // Failures are ignored, because the code is loaded again on demand.
    if (load && !sparesData())
      whenQuiet(() => wanted)
        .then((quiet) => (quiet ? load() : undefined))
        .catch(() => undefined);
    return () => {
      wanted = false;
    };
  }, [load]);
}

function sparesData(): boolean {
  const { connection } = navigator as { connection?: Connection };
  return connection?.saveData === true || /^(slow-)?2g$|^3g$/.test(connection?.effectiveType ?? '');
}

/** Waits until the page has loaded its data and the browser is idle; returns false as soon as this is no longer wanted. */
export async function whenQuiet(wanted: () => boolean): Promise<boolean> {
  // Waits for idle before and after the reads, because a screen starts its reads after rendering, and renders its rows
  // after the reads.
  do {
    await idle();
    await readingsEnd();
    await idle();
  } while (wanted() && readings.peek() > 0);
  return wanted();
}

function readingsEnd(): Promise<void> {
  return new Promise((resolve) => {
    const stop = readings.subscribe((count) => {
      if (count > 0) return;
      resolve();
      queueMicrotask(() => stop());
    });
  });
}
