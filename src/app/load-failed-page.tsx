import { reloadKeepingValues } from '../stores/reload-keeping-values.ts';
import { Button } from '../ui/button.tsx';
import { FullPageMessage } from '../ui/full-page-message.tsx';

/** Shown when the code of a screen did not load. Browsers do not ask again for a module that failed, unless the page is reloaded. */
export function LoadFailedPage() {
  return (
    <main>
      <FullPageMessage heading="No pudimos abrir esta página" text="Revisa tu conexión e inténtalo de nuevo.">
        <Button icon="refresh" onClick={() => reloadKeepingValues()}>
          Reintentar
        </Button>
      </FullPageMessage>
    </main>
  );
}
