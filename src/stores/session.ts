import type { Session } from '@cobros/sdk';
import { computed, signal } from '@preact/signals-react';
import { navigate } from 'wouter/use-browser-location';
import { deviceStorage } from './browser-storage.ts';
import { TIME_OVER } from './end-reasons.ts';
import { keepPlace, takePlace } from './last-place.ts';
import { endReason, keepEndReason } from './session-end-reason.ts';
import { SESSION_KEY, type StoredSession, storedSession } from './stored-session.ts';

/** The session stored on this device, which another tab may have changed; an expired one is removed. */
export function readStored(now: number): StoredSession | null {
  const stored = storedSession();
  if (stored && stored.expiresAt > now) return stored;
  if (stored) {
    keepPlace(stored.userData.user.id);
    endReason.value = TIME_OVER;
  }
  deviceStorage.remove(SESSION_KEY);
  return null;
}

const current = signal<StoredSession | null>(null);

export const session = computed(() => current.value);
export type CurrentUser = NonNullable<(typeof currentUser)['value']>;

export const currentUser = computed(() => {
  const data = current.value?.userData;
  return data ? { ...data.user, permissions: data.permissions, business: data.business } : null;
});

export function getSessionId(): string | undefined {
  return current.peek()?.sessionId;
}

/** Restores the session stored on this device, unless it has expired. */
export function restoreSession(now = Date.now()): void {
  current.value = readStored(now);
}

/** Stores a session that was opened or renewed, with its end by this device's clock. */
export function startSession(answer: Session, now = Date.now()): void {
  const { sessionId, userData, sessionExpiresInSeconds, mustChangePassword } = answer;
  const expiresAt = now + sessionExpiresInSeconds * 1000;
  keepSession({ sessionId, userData, expiresAt, mustChangePassword });
}

/** Called when the one-time password was replaced. */
export function passwordChanged(): void {
  const open = current.peek();
  if (open) keepSession({ ...open, mustChangePassword: false });
}

/** Called with the user when a session ends without a sign-out, to store what they left unfinished. */
export const sessionEndListeners = new Set<(userId: string) => void>();
/** Data of the ended session is still in memory, so the next sign-in reloads the page. */
let mustReload = false;

let signingOut = false;

/** From now on a 401 of another call is expected, and not shown. */
export function beginSignOut(): void {
  signingOut = true;
}

/** Removes the session (never the remembered user), stores the reason and reloads the page. */
export function endSession(reason: string, reload = reloadNow): void {
  const ended = current.peek();
  if (!ended || (signingOut && reason)) return;
  // Another tab may have started another session meanwhile.
  if (readStored(0)?.sessionId === ended.sessionId) {
    // Notifies the other tabs, which end too.
    deviceStorage.set(SESSION_KEY, reason);
    deviceStorage.remove(SESSION_KEY);
  }
  leave(ended, reason, reload);
}

function leave({ userData }: StoredSession, reason: string, reload: () => void): void {
  keepPlace(userData.user.id);
  for (const listener of sessionEndListeners) listener(userData.user.id);
  keepEndReason(reason);
  current.value = null;
  reload();
}

/** Clears the memory of data of the session. */
const reloadNow = (): void => location.reload();

/**
 * Reloads at the next sign-in instead of now: offline, a reload would end on the browser's error page, and a late one
 * would clear a login that is being typed.
 */
export function reloadAtSignIn(): void {
  mustReload = true;
}

/** Follows sign-in and sign-out of other tabs of this device; reloads when the user changed. */
export function followOtherTabs(reload = reloadNow, afterSignOut = reloadAtSignIn): void {
  addEventListener('storage', ({ key, newValue }) => {
    if (key !== SESSION_KEY && key !== null) return;
    const mine = current.peek();
    const stored = readStored(Date.now());
    if (stored && stored.userData.user.id === (mine ?? stored).userData.user.id) {
      if (mine || location.pathname.startsWith('/auth')) enter(stored);
    } else if (mine) {
      leave(mine, (!stored && newValue) || '', stored ? reload : afterSignOut);
    }
  });
}

/** Stores the session for this tab and every other one. */
export function keepSession(open: StoredSession): void {
  deviceStorage.set(SESSION_KEY, JSON.stringify(open));
  enter(open);
}

/** Returns a user who just signed in to where they were. */
function enter(open: StoredSession): void {
  const place = current.peek() ? undefined : takePlace(open.userData.user.id);
  if (mustReload) {
    keepEndReason('');
    history.replaceState(place?.state ?? null, '', place?.href ?? '/');
    location.reload();
    return;
  }
  current.value = open;
  endReason.value = '';
  if (place) navigate(place.href, { replace: true, state: place.state });
}
