import { useEffect } from 'react';
import { whenQuiet } from '../prefetch-code.ts';
import { rereadShown } from '../resource.ts';

/** The reads fail, which tells everybody that the connection is lost. */
const noteOffline = () => void rereadShown(true);

/** Follows changes while mounted, once the page has loaded its data. If that is not possible, everything is polled. */
export function useLiveChanges(): void {
  useEffect(() => {
    let wanted = true;
    let stop: (() => void) | undefined;
    addEventListener('offline', noteOffline);
    whenQuiet(() => wanted)
      .then(async (quiet) => {
        const { shareChanges } = await import('./share-changes.ts');
        if (quiet && wanted) stop = shareChanges();
      })
      .catch(() => undefined);
    return () => {
      wanted = false;
      removeEventListener('offline', noteOffline);
      stop?.();
    };
  }, []);
}
