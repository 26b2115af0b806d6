import { resolvePath } from './resolve-path.ts';
import { loadScreen, type ReadyScreen } from './use-screen.ts';

/** Loads the first screen, following redirects; undefined if its code fails to load. */
export async function loadFirstScreen(): Promise<ReadyScreen | undefined> {
  let resolution = resolvePath(location.pathname);
  while (resolution.redirect !== undefined) {
    history.replaceState(null, '', resolution.redirect);
    resolution = resolvePath(location.pathname);
  }
  return loadScreen(resolution.route).catch(() => undefined);
}
