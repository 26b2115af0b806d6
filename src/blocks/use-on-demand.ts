import { useEffect, useReducer, useState } from 'react';
import { whenReachedAgain } from '#stores/connection.ts';
import { showError } from '#stores/messages.ts';
import { reloadIfBuildReplaced } from '#stores/reload-if-build-replaced.ts';

/**
 * How a failure to load is handled. Without it a failure is silent, because the page does not depend on the code, which
 * is loaded once the connection is back.
 */
interface Failed {
  leave: () => void;
  says: string;
}

/** The result of `load`, loaded when first wanted; undefined until then. */
export function useOnDemand<Loaded>(
  load: () => Promise<Loaded>,
  wanted: boolean,
  failed?: Failed,
): Loaded | undefined {
  const [loaded, setLoaded] = useState<Loaded>();
  const [failures, countFailure] = useReducer((count: number) => count + 1, 0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is said of a failure does not load again
  useEffect(() => {
    if (!wanted) return;
    let waits = true;
    let stopWaiting: (() => void) | undefined;
    load().then(
      (value) => setLoaded(() => value),
      async () => {
        if (!failed && waits) stopWaiting = whenReachedAgain(countFailure);
        if (!failed || (await reloadIfBuildReplaced()) || !waits) return;
        failed.leave();
        showError('Sin conexión', `${failed.says}, revisa tu conexión y recarga la página`);
      },
    );
    return () => {
      waits = false;
      stopWaiting?.();
    };
  }, [load, wanted, failures]);
  return wanted ? loaded : undefined;
}
