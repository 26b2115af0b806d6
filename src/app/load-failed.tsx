import { useEffect } from 'react';
import { reloadKeepingValues } from '../stores/reload-keeping-values.ts';
import { Button } from '../ui/button.tsx';
import { FullPageMessage } from '../ui/full-page-message.tsx';

const retry = () => reloadKeepingValues();

/**
 * Stands where a screen would whose code did not load. Browsers do not ask again for a module that failed, unless the page is
 * reloaded, which happens by itself once the connection is back.
 */
export function LoadFailed() {
  useEffect(() => {
    addEventListener('online', retry);
    return () => removeEventListener('online', retry);
  }, []);
  return (
    <FullPageMessage heading="No pudimos abrir esta página" text="Revisa tu conexión e inténtalo de nuevo.">
      <Button icon="refresh" onClick={retry}>
        Reintentar
      </Button>
    </FullPageMessage>
  );
}
