// Run by the build: renders the login page of index.html with the components that later hydrate it.
import '#styles/every-page.css.ts';
import { renderToString } from 'react-dom/server.edge';
import { Router } from 'wouter';
import { paths } from '#domain/paths.ts';
import { keepEndReason } from '#stores/session-end-reason.ts';
import { TIME_OVER } from '#stores/stored-end-reason.ts';
import { App } from '../app.tsx';
import '../config-error-page.tsx';
import { resolveRoute } from '../resolve-route.ts';
import { ROUTES, type Route } from '../routes.ts';
import { loadScreen } from '../use-screen.ts';

/** Includes an alert for the reason why a session ended, which the first script fills in or removes. */
export async function loginHtml(): Promise<string> {
  keepEndReason(TIME_OVER);
  const { route } = resolveRoute(paths.auth.login, null);
  const first = await loadScreen(route as Route);
  return renderToString(
    <Router ssrPath={paths.auth.login}>
      <App first={first} />
    </Router>,
  );
}

/** Paths where visitors see a screen other than the login page, and where nobody sees the frame. */
export const otherPlaces = ROUTES.filter(({ visitor, path }) => visitor && path !== paths.auth.login).map(
  ({ path }) => path,
);
