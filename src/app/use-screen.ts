import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { paths } from '../domain/paths.ts';
import { reloadIfBuildReplaced } from '../stores/reload-if-build-replaced.ts';
import { idle } from '../stores/yield-to-browser.ts';
import { loadAllStyles } from './load-all-styles.ts';
import type { Route, Screen as ScreenModule } from './routes.ts';

export interface ReadyScreen {
  route: Route;
  Screen: ComponentType;
  titleOf: (path: string) => string;
  /** Undefined for a screen that fills the page. */
  Layout: ComponentType<{ children: ReactNode }> | undefined;
}

export interface ScreenState {
  /** The last screen that was loaded; it stays visible until the next one is loaded. */
  ready: ReadyScreen | undefined;
  loading: boolean;
  failed: boolean;
}

// A Suspense boundary delays its content; awaiting the module shows the screen as soon as it is loaded.
export function useScreen(route: Route | undefined, first: ReadyScreen | undefined): ScreenState {
  const [ready, setReady] = useState(first);
  const [failedRoute, setFailedRoute] = useState<Route>();

  useEffect(() => {
    let wanted = true;
    const show = (screen: ReadyScreen) => {
      if (!wanted) return;
      setFailedRoute(undefined);
      setReady(screen);
    };
    const fail = async () => {
      // The address is already the new screen's.
      if (!(await reloadIfBuildReplaced()) && wanted) setFailedRoute(route);
    };
    if (route) loadScreen(route).then(show, fail);
    return () => {
      wanted = false;
    };
  }, [route]);

  const atLogin = ready?.route.path === paths.auth.login;
  useEffect(() => {
    // Code needed after signing in is loaded while the person types.
    if (atLogin)
      idle()
        .then(loadFrame)
        .catch(() => undefined);
  }, [atLogin]);

  return {
    ready,
    loading: route !== undefined && ready?.route !== route,
    failed: route !== undefined && failedRoute === route,
  };
}

export async function loadScreen(route: Route): Promise<ReadyScreen> {
  if (route.audience === 'visitor' || route.bare) {
    // The page starts with the styles of the login only.
    const styles = route.path === paths.auth.login ? undefined : loadAllStyles();
    const [screen] = await Promise.all([route.load(loadSignedIn), styles]);
    return readyScreen(route, screen, undefined);
  }
  const [screen, [frame]] = await Promise.all([route.load(loadSignedIn), loadFrame()]);
  await Promise.race([screen.read?.(), pause(SKELETON_MS)]);
  return readyScreen(route, screen, frame.MainLayout);
}

/**
 * Skeletons appear after this time. Data that arrives earlier is shown at once, so the screen renders once instead of
 * twice.
 */
const SKELETON_MS = 150;

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

const loadSignedIn = () => import('./layout-and-dashboard.ts');
const loadFrame = () => Promise.all([loadSignedIn(), loadAllStyles()]);

function readyScreen(route: Route, module: ScreenModule, Layout: ReadyScreen['Layout']): ReadyScreen {
  return {
    route,
    Screen: module.default,
    titleOf: (path) => module.titleOf?.(path) ?? route.title,
    Layout,
  };
}
