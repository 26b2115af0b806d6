import { Button } from '#ui/button.tsx';
import { FullPageMessage } from '#ui/full-page-message.tsx';
import { Logo } from '#ui/logo.tsx';

export function ConfigErrorPage({ reason }: { reason: string }) {
  return (
    <main>
      <FullPageMessage logo={<Logo />} heading="No pudimos iniciar el portal" text={reason}>
        <Button icon="refresh" onClick={() => location.reload()}>
          Reintentar
        </Button>
      </FullPageMessage>
    </main>
  );
}
