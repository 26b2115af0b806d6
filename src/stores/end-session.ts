import { keepAddress } from './address-after-sign-in.ts';
import { deviceStorage } from './browser-storage.ts';
import { leaveSession, readStored, session } from './session.ts';
import { keepEndReason } from './session-end-reason.ts';
import { removeStoredSession, SESSION_KEY, type StoredSession } from './stored-session.ts';

/** Called with the user when a session ends, to store what they left unfinished. */
export const sessionEndListeners = new Set<(userId: string) => void>();

let signingOut = false;

/**
 * From now on a 401 of another call is expected, and not shown. The other tabs end at once: a tab that learned it from
 * the server would show that its session ended.
 */
export function beginSignOut(): void {
  signingOut = true;
  const open = session.peek();
  if (open) removeStored(open, '');
}

/** Removes the session (never the remembered user), stores the reason and reloads the page. */
export function endSession(reason: string, reload = reloadNow): void {
  const ended = session.peek();
  if (!ended || (signingOut && reason)) return;
  removeStored(ended, reason);
  abandonSession(ended, reason, reload);
}

/** Notifies the other tabs, which end too. */
function removeStored({ sessionId }: StoredSession, reason: string): void {
  // Another tab may have started another session meanwhile.
  if (readStored(0)?.sessionId !== sessionId) return;
  deviceStorage.set(SESSION_KEY, reason);
  removeStoredSession();
}

/** Stores what the user left unfinished and the reason, and reloads the page. */
export function abandonSession({ userData }: StoredSession, reason: string, reload: () => void): void {
  keepAddress(userData.user.id);
  for (const listener of sessionEndListeners) listener(userData.user.id);
  keepEndReason(reason);
  leaveSession();
  reload();
}

/** Clears the memory of data of the session. */
export const reloadNow = (): void => location.reload();
