// Run by the build: renders the page that the service worker shows when a navigation finds no network.
import '#styles/every-page.css.ts';
import { renderToString } from 'react-dom/server.edge';
import { stack } from '#styles/layout.css.ts';
import { subtitle } from '#styles/typography.css.ts';
import { Button } from '#ui/button.tsx';
import { FullPageMessage } from '#ui/full-page-message.tsx';
import { LogoMark } from '#ui/logo.tsx';

export const offlineHtml = (): string =>
  renderToString(
    <main>
      <FullPageMessage
        logo={<LogoMark size={56} />}
        heading="Sin conexión con el portal"
        text="El servidor del portal no responde."
      >
        <div className={stack[5]}>
          <p className={subtitle}>
            Hasta que vuelva no puedes ver pagos ni enviar solicitudes. El portal se abrirá solo.
          </p>
          <p>
            <Button>Reintentar</Button>
          </p>
        </div>
      </FullPageMessage>
    </main>,
  );
