import { useSignals } from '@preact/signals-react/runtime';
import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { config } from '../stores/config.ts';
import { currentUser, session } from '../stores/session.ts';
import { LoadFailedPage } from './load-failed-page.tsx';
import { resolveRoute } from './resolve-route.ts';
import { CHANGE_PASSWORD_ROUTE } from './routes.ts';
import { useScreen } from './use-screen.ts';

export function App() {
  useSignals();
  const [path, navigate] = useLocation();
  const person = currentUser.value;
  const { redirect, route } = session.value?.mustChangePassword
    ? { route: CHANGE_PASSWORD_ROUTE, redirect: undefined }
    : resolveRoute(path, person);
  const { ready, failed, retry } = useScreen(route);
  const brandName = config.value.brandName;

  useEffect(() => {
    if (redirect) navigate(redirect, { replace: true });
  }, [redirect, navigate]);

  const title = ready?.titleOf(path);
  useEffect(() => {
    if (title) document.title = `${title} · ${brandName}`;
  }, [title, brandName]);

  if (failed) return <LoadFailedPage onRetry={retry} />;
  if (!ready) return null;
  const { Layout, Screen } = ready;
  return (
    <Layout>
      <Screen />
    </Layout>
  );
}
