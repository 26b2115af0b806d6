import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { paths } from '#domain/paths.ts';
import { reloadIfBuildReplaced } from '#stores/reload-if-build-replaced.ts';
import { idle } from '#stores/yield-to-browser.ts';
import { loadAllStyles } from './load-all-styles.ts';
import type { Route, Screen as ScreenModule } from './routes.ts';

export interface ReadyScreen {
  route: Route;
  Screen: ComponentType;
  titleOf: (path: string) => string;
  /** Undefined for a screen that fills the page. */
  Layout: ComponentType<{ children: ReactNode }> | undefined;
}

interface ScreenState {
  /** The screen that was loaded last; it stays visible until the next one is loaded. */
  ready: ReadyScreen | undefined;
  failed: boolean;
}

// Awaits the module itself, because a Suspense boundary would delay its content.
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
      // The address is already that of the new screen.
      if (!(await reloadIfBuildReplaced()) && wanted) setFailedRoute(route);
    };
    if (route) loadScreen(route).then(show, fail);
    return () => {
      wanted = false;
    };
  }, [route]);

  const atLogin = ready?.route.path === paths.auth.login;
  useEffect(() => {
    // Loads the code needed after signing in while the user types.
    if (atLogin)
      idle()
        .then(loadFrame)
        .catch(() => undefined);
  }, [atLogin]);

  return {
    ready,
    failed: route !== undefined && failedRoute === route,
  };
}

export async function loadScreen(route: Route): Promise<ReadyScreen> {
  if (route.visitor || route.bare) {
    // The page starts with only the styles of the login.
    const styles = route.path === paths.auth.login ? undefined : loadAllStyles();
    const [screen] = await Promise.all([route.load(loadSignedIn), styles]);
    return readyScreen(route, screen, undefined);
  }
  const [screen, [frame]] = await Promise.all([route.load(loadSignedIn), loadFrame()]);
  await Promise.race([screen.read?.(), pause(SKELETON_MS)]);
  return readyScreen(route, screen, frame.MainLayout);
}

/**
 * Skeletons appear after this time. Data that arrives earlier is shown directly, so that the screen renders once
 * instead of twice.
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
