import { currentUser } from '#stores/current-user.ts';
import { session } from '#stores/session.ts';
import { type Resolution, resolveRoute } from './resolve-route.ts';
import { CHANGE_PASSWORD_ROUTE, ENROLL_ROUTE } from './routes.ts';

/** Resolves a path for the current user. It reads signals, so components that call it need `useSignals()`. */
export function resolvePath(path: string): Resolution {
  if (session.value?.mustChangePassword) return { route: CHANGE_PASSWORD_ROUTE };
  if (session.value?.mustEnrollSecondFactor) return { route: ENROLL_ROUTE };
  return resolveRoute(path, currentUser.value);
}
