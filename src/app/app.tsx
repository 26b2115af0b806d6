import { useSignals } from '@preact/signals-react/runtime';
import { Fragment, useEffect } from 'react';
import { useLocation } from 'wouter';
import { config } from '#stores/config.ts';
import { currentUser } from '#stores/current-user.ts';
import { reloadKeepingValues } from '#stores/reload-keeping-values.ts';
import { Button } from '#ui/button.tsx';
import { ErrorBoundary } from '#ui/error-boundary.tsx';
import { FullPageMessage } from '#ui/full-page-message.tsx';
import { resolvePath } from './resolve-path.ts';
import { type ReadyScreen, useScreen } from './use-screen.ts';

/** `first` is the first screen, whose code is already loaded. */
export function App({ first }: { first?: ReadyScreen | undefined }) {
  useSignals();
  const [path, navigate] = useLocation();
  const { redirect, route } = resolvePath(path);
  const { ready, failed } = useScreen(route, first);
  const brandName = config.value.brandName;

  useEffect(() => {
    if (redirect) navigate(redirect, { replace: true });
  }, [redirect, navigate]);

  const title = ready?.titleOf(path);
  useEffect(() => {
    if (title) document.title = `${title} · ${brandName}`;
  }, [title, brandName]);

  const shown = ready?.route;
  useEffect(() => {
    if (shown !== first?.route)
      import('#ui/restore-lost-focus.ts').then(
        ({ focusNewScreen }) => focusNewScreen(currentUser.peek()?.name),
        () => undefined,
      );
  }, [shown, first]);

  const { Layout = failed ? 'main' : Fragment, Screen = Fragment } = ready ?? {};
  return (
    <ErrorBoundary at={[path, ready]} fallback={() => <Failed text="Algo falló al mostrarla." />}>
      <Layout>{failed ? <LoadFailed /> : <Screen />}</Layout>
    </ErrorBoundary>
  );
}

const AGAIN_MS = 10_000;

const retry = () => reloadKeepingValues();

/**
 * Shown instead of a screen whose code failed to load. Browsers do not request a failed module again until the page
 * is reloaded, which happens automatically when the connection or the server is available again.
 */
function LoadFailed() {
  useEffect(() => {
    // As long as the server responds, reloading would not fix the failure.
    let away = false;
    const ask = async () => {
      const response = await fetch(`${BASE_PATH}/`, { method: 'HEAD', cache: 'no-store' }).catch(
        () => undefined,
      );
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
  return <Failed text="Revisa tu conexión e inténtalo de nuevo." />;
}

const Failed = ({ text }: { text: string }) => (
  <FullPageMessage heading="No pudimos abrir esta página" text={text}>
    <Button icon="refresh" onClick={retry}>
      Reintentar
    </Button>
  </FullPageMessage>
);
