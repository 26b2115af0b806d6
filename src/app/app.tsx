import { useSignals } from '@preact/signals-react/runtime';
import { Fragment, useEffect } from 'react';
import { useLocation } from 'wouter';
import { config } from '../stores/config.ts';
import { currentUser } from '../stores/current-user.ts';
import { LoadFailed } from './load-failed.tsx';
import { resolvePath } from './resolve-path.ts';
import { type ReadyScreen, useScreen } from './use-screen.ts';

/** `first`: the first screen, whose code is already loaded. */
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
      import('../ui/restore-lost-focus.ts').then(
        ({ focusNewScreen }) => focusNewScreen(currentUser.peek()?.name),
        () => undefined,
      );
  }, [shown, first]);

  const { Layout = failed ? 'main' : Fragment, Screen = Fragment } = ready ?? {};
  return <Layout>{failed ? <LoadFailed /> : <Screen />}</Layout>;
}
