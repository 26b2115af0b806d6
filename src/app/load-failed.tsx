import { useEffect } from 'react';
import { reloadKeepingValues } from '../stores/reload-keeping-values.ts';
import { Button } from '../ui/button.tsx';
import { FullPageMessage } from '../ui/full-page-message.tsx';

const AGAIN_MS = 10_000;

const retry = () => reloadKeepingValues();

async function responds(): Promise<boolean> {
  const response = await fetch('/', { method: 'HEAD', cache: 'no-store' }).catch(() => undefined);
  return response?.ok === true;
}

/** Calls back once the server responds again that did not respond before. A server that does has other faults than being away. */
function onServerBack(back: () => void): () => void {
  let away = false;
  const ask = async () => {
    if (!(await responds())) away = true;
    else if (away) back();
  };
  void ask();
  const timer = setInterval(ask, AGAIN_MS);
  return () => clearInterval(timer);
}

/**
 * Stands where a screen would whose code did not load. Browsers do not ask again for a module that failed, unless the page is
 * reloaded, which happens by itself once the connection or the server is back.
 */
export function LoadFailed() {
  useEffect(() => {
    addEventListener('online', retry);
    const stop = onServerBack(retry);
    return () => {
      removeEventListener('online', retry);
      stop();
    };
  }, []);
  return (
    <FullPageMessage heading="No pudimos abrir esta página" text="Revisa tu conexión e inténtalo de nuevo.">
      <Button icon="refresh" onClick={retry}>
        Reintentar
      </Button>
    </FullPageMessage>
  );
}
