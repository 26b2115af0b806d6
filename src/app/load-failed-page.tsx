import { Button } from '../ui/button.tsx';
import { FullPageMessage } from '../ui/full-page-message.tsx';

/** The code of a screen did not arrive: the network is down, or a newer version has replaced it. */
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
