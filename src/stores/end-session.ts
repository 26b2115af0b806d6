import { keepAddress } from './address-after-sign-in.ts';
import { deviceStorage } from './browser-storage.ts';
import { leaveSession, readStored, session } from './session.ts';
import { keepEndReason } from './session-end-reason.ts';
import { removeStoredSession, SESSION_KEY, type StoredSession } from './stored-session.ts';

/** Called with the user's id when a session ends, to store unfinished work. */
export const sessionEndListeners = new Set<(userId: string) => void>();

let signingOut = false;

/**
 * From now on a 401 of another call is expected and not shown. The other tabs end immediately: a tab that learned it
 * from the server would say that its session has ended.
 */
export function beginSignOut(): void {
  signingOut = true;
  const open = session.peek();
  if (open) removeStored(open, '');
}

/** Removes the session (but never the remembered username), stores the reason and reloads the page. */
export function endSession(reason: string, reload = reloadNow): void {
  const ended = session.peek();
  if (!ended || (signingOut && reason)) return;
  removeStored(ended, reason);
  abandonSession(ended, reason, reload);
}

/** Removes the stored session, which the other tabs notice and end too. */
function removeStored({ sessionId }: StoredSession, reason: string): void {
  // Another tab may have started another session meanwhile.
  if (readStored(0)?.sessionId !== sessionId) return;
  deviceStorage.set(SESSION_KEY, reason);
  removeStoredSession();
}

/** Stores the user's unfinished work and the reason, and reloads the page. */
export function abandonSession({ userData }: StoredSession, reason: string, reload: () => void): void {
  keepAddress(userData.user.id);
  for (const listener of sessionEndListeners) listener(userData.user.id);
  keepEndReason(reason);
  leaveSession();
  reload();
}

/** Removes the session's data from memory by reloading the page. */
export const reloadNow = (): void => location.reload();
