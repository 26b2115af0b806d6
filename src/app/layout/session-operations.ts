import type { Result, SessionUserData } from '@cobros/sdk';
import { createAccessApi } from '@cobros/sdk/access';
import { navigate } from 'wouter/use-browser-location';
import { api } from '#api/business-api.ts';
import { paths } from '#domain/paths.ts';
import { showSuccess } from '#stores/messages.ts';
import { ofPart } from '#stores/optional-parts.ts';
import { getSessionId, session, startSession } from '#stores/session.ts';
import { resolvePath } from '../resolve-path.ts';
import { NOT_FOUND_ROUTE } from '../routes.ts';

/** Restarts the six hours of the session; typed values are kept. */
export async function renewSession(): Promise<Result<unknown>> {
  const result = await ofPart('renewal', api(createAccessApi).auth.renewSession());
  if (!result.ok) return result;
  // The session may have ended, here or in another tab, while the call was running.
  if (result.data.sessionId === getSessionId()) {
    startSession(result.data);
    showSuccess('Sesión', 'Se renovó por 6 horas');
  }
  return result;
}

/** Asks the server, within five seconds, whether the session is open. It then begins anew, because no call checks it without renewing it. */
export async function continueSession(): Promise<boolean> {
  const result = await api(createAccessApi).auth.renewSession({ timeoutMs: 5000 });
  const isOpen = result.ok && result.data.sessionId === getSessionId();
  if (isOpen) startSession(result.data);
  return isOpen;
}

/** The access version that was last asked about, because a server may announce one that its session data lacks. */
let asked = '';

/** Applies the user's current permissions. If the current screen is no longer permitted, the user is sent to the start page. */
export async function refreshAccess(version: string): Promise<void> {
  if (version === asked || !session.peek()) return;
  asked = version;
  const result = await api(createAccessApi).auth.renewSession();
  // Lets the next response try again.
  if (!result.ok) asked = '';
  const before = session.peek();
  if (!result.ok || !before || result.data.sessionId !== getSessionId()) return;
  const wasPermitted = isPermitted();
  startSession(result.data);
  if (accessOf(before.userData) === accessOf(result.data.userData)) return;
  const { roleName } = result.data.userData.user;
  showSuccess(
    'Tu acceso cambió',
    roleName ? `Ahora tu rol es ${roleName}` : 'El menú muestra lo que puedes hacer ahora',
  );
  if (wasPermitted && !isPermitted()) navigate(paths.home, { replace: true });
}

const isPermitted = () => resolvePath(location.pathname).route !== NOT_FOUND_ROUTE;

const accessOf = ({ user, permissions }: SessionUserData) =>
  JSON.stringify([user.roleName, ...[...permissions].sort()]);
