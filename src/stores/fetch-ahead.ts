import { useEffect } from 'react';
import { readings } from './resource.ts';

/** What some browsers tell of the line. */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/**
 * Fetches code that may be needed soon, when the page has what it reads and the browser nothing to do. On a slow line, and
 * where data is saved, it comes when it is needed.
 */
export function useFetchAhead(load: () => Promise<unknown>): void {
  useEffect(() => {
    let wanted = true;
    // What fails now is asked for again, and told, when somebody wants it.
    if (!sparesData())
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

/** Answers false as soon as nobody waits any more. */
async function whenQuiet(wanted: () => boolean): Promise<boolean> {
  // Idle first: the readings of a screen begin after it is shown, and its rows are drawn after they have come.
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

/** Until the browser has nothing else to do. Safari has no idle callbacks. */
export function idle(): Promise<void> {
  return new Promise((resolve) => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(() => resolve());
    else setTimeout(resolve, 300);
  });
}
