import { currentUser } from '../stores/current-user.ts';
import { session } from '../stores/session.ts';
import { type Resolution, resolveRoute } from './resolve-route.ts';
import { CHANGE_PASSWORD_ROUTE } from './routes.ts';
import { loadScreen, type ReadyScreen } from './use-screen.ts';

/** What stands at a path for who is signed in now. Components that call it read signals. */
export function placeOf(path: string): Resolution {
  if (session.value?.mustChangePassword) return { route: CHANGE_PASSWORD_ROUTE };
  return resolveRoute(path, currentUser.value);
}

/** The screen to begin with; undefined when its code does not come. Follows what leads elsewhere. */
export async function firstScreen(): Promise<ReadyScreen | undefined> {
  let place = placeOf(location.pathname);
  while (place.redirect !== undefined) {
    history.replaceState(null, '', place.redirect);
    place = placeOf(location.pathname);
  }
  return loadScreen(place.route).catch(() => undefined);
}
