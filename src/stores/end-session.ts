import { keepAddress } from './address-after-sign-in.ts';
import { deviceStorage } from './browser-storage.ts';
import { clearSession, readStored, session } from './session.ts';
import { keepEndReason } from './session-end-reason.ts';
import { removeStoredSession, SESSION_KEY, type StoredSession } from './stored-session.ts';

// A session ends on the device, which ends it in the other tabs too, and in the memory of this tab. Then the page is reloaded,
// because what was read for its user is still in memory.

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
  if (open) endOnDevice(open, '');
}

/** Ends the session everywhere on this device. A reason is shown at the next sign-in; `reload` comes last. */
export function endSession(reason: string, reload = reloadNow): void {
  const open = session.peek();
  if (!open || (signingOut && reason)) return;
  endOnDevice(open, reason);
  endInThisTab(open, reason, reload);
}

/** The remembered username stays. */
function endOnDevice({ sessionId }: StoredSession, reason: string): void {
  // Another tab may have started another session meanwhile.
  if (readStored(0)?.sessionId !== sessionId) return;
  // The other tabs read the reason in the event of this change.
  deviceStorage.set(SESSION_KEY, reason);
  removeStoredSession();
}

/** Ends a session that this device no longer stores. */
export function endInThisTab({ userData }: StoredSession, reason: string, reload: () => void): void {
  keepAddress(userData.user.id);
  for (const listener of sessionEndListeners) listener(userData.user.id);
  keepEndReason(reason);
  clearSession();
  reload();
}

export const reloadNow = (): void => location.reload();
