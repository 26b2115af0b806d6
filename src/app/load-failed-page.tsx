import { Button } from '../ui/button.tsx';
import { FullPageMessage } from '../ui/full-page-message.tsx';

/** Shown when the code of a screen did not load: offline, or replaced by a newer version. */
export function LoadFailedPage({ onRetry }: { onRetry: () => void }) {
  return (
    <main>
      <FullPageMessage heading="No pudimos abrir esta página" text="Revisa tu conexión e inténtalo de nuevo.">
        <Button icon="refresh" onClick={onRetry}>
          Reintentar
        </Button>
      </FullPageMessage>
    </main>
  );
}
