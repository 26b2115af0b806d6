import { currentUser } from '../stores/current-user.ts';
import { session } from '../stores/session.ts';
import { type Resolution, resolveRoute } from './resolve-route.ts';
import { CHANGE_PASSWORD_ROUTE } from './routes.ts';
import { loadScreen, type ReadyScreen } from './use-screen.ts';

/** Resolves a path for the current user. It reads signals, so components that call it need `useSignals()`. */
export function placeOf(path: string): Resolution {
  if (session.value?.mustChangePassword) return { route: CHANGE_PASSWORD_ROUTE };
  return resolveRoute(path, currentUser.value);
}

/** Loads the first screen, following redirects; undefined if its code fails to load. */
export async function firstScreen(): Promise<ReadyScreen | undefined> {
  let place = placeOf(location.pathname);
  while (place.redirect !== undefined) {
    history.replaceState(null, '', place.redirect);
    place = placeOf(location.pathname);
  }
  return loadScreen(place.route).catch(() => undefined);
}
