import { useEffect } from 'react';
import { reloadKeepingValues } from '../stores/reload-keeping-values.ts';
import { Button } from '../ui/button.tsx';
import { FullPageMessage } from '../ui/full-page-message.tsx';

const AGAIN_MS = 10_000;

const retry = () => reloadKeepingValues();

/**
 * Shown instead of a screen whose code failed to load. Browsers do not request a failed module again unless the page is
 * reloaded, which happens by itself once the connection or the server is back.
 */
export function LoadFailed() {
  useEffect(() => {
    // If the server responds, reloading would not fix the failure.
    let away = false;
    const ask = async () => {
      const response = await fetch('/', { method: 'HEAD', cache: 'no-store' }).catch(() => undefined);
      if (!response?.ok) away = true;
      else if (away) retry();
    };
    void ask();
    const timer = setInterval(ask, AGAIN_MS);
    addEventListener('online', retry);
    return () => {
      clearInterval(timer);
      removeEventListener('online', retry);
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
