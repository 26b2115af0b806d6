import type { Session } from '@cobros/sdk';
import { computed, signal } from '@preact/signals-react';
import { navigate } from 'wouter/use-browser-location';
import { deviceStorage } from './browser-storage.ts';
import { keepPlace, takePlace } from './last-place.ts';
import { endReason, keepEndReason, TIME_OVER } from './session-end-reason.ts';

const STORAGE_KEY = 'cobros.session';

export interface StoredSession {
  sessionId: string;
  userData: Session['userData'];
  /** The moment on this device's clock, in milliseconds. */
  expiresAt: number;
  /** The password is a one-time one: nothing but changing it is allowed. */
  mustChangePassword?: boolean;
}

/** What this device keeps, perhaps changed by another tab; what is over is removed. */
export function readStored(now: number): StoredSession | null {
  try {
    const stored = JSON.parse(deviceStorage.get(STORAGE_KEY) ?? 'null') as Partial<StoredSession> | null;
    const usable = stored?.sessionId && stored.userData?.user && stored.userData.permissions;
    if (usable && typeof stored.expiresAt === 'number') {
      if (stored.expiresAt > now) return stored as StoredSession;
      keepPlace(stored.userData?.user.id);
      endReason.value = TIME_OVER;
    }
  } catch {
    // What another version or a person wrote there is no session.
  }
  deviceStorage.remove(STORAGE_KEY);
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

/** Takes up the session of this device, unless its time is over. */
export function restoreSession(now = Date.now()): void {
  current.value = readStored(now);
}

/** Takes up a session that was opened or renewed: what it says of the person, and the time it has on this device's clock. */
export function startSession(answer: Session, now = Date.now()): void {
  const { sessionId, userData, sessionExpiresInSeconds, mustChangePassword } = answer;
  const expiresAt = now + sessionExpiresInSeconds * 1000;
  keepSession({ sessionId, userData, expiresAt, mustChangePassword });
}

/** The person has a password of their own now. */
export function passwordChanged(): void {
  const open = current.peek();
  if (open) keepSession({ ...open, mustChangePassword: false });
}

/** Told who it was when a session ends that nobody signed out of: what they left unfinished is to be kept for them. */
export const sessionEndListeners = new Set<(userId: string) => void>();
/** Data of an ended session is still in memory. */
let mustReload = false;

let signingOut = false;

/** From now on a 401 of another call does not count as an end that somebody has to be told of. */
export function beginSignOut(): void {
  signingOut = true;
}

/** Forgets the session (never the remembered user), says why where it is not known, and starts the page anew. */
export function endSession(reason: string, reload = reloadNow): void {
  const ended = current.peek();
  if (!ended || (signingOut && reason)) return;
  // Another tab may have opened another session meanwhile.
  if (readStored(0)?.sessionId === ended.sessionId) {
    // Written for the other tabs, which end as well.
    deviceStorage.set(STORAGE_KEY, reason);
    deviceStorage.remove(STORAGE_KEY);
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

/** So that nothing of the session stays in memory. */
const reloadNow = (): void => location.reload();

/**
 * The page starts anew when somebody signs in. Without a network a reload now would end on the browser's error page, and a
 * late one would wipe a login that somebody is typing.
 */
export function reloadAtSignIn(): void {
  mustReload = true;
}

/** Does as the other tabs of this device do: who leaves in one leaves in all, and two people are never mixed. */
export function followOtherTabs(reload = reloadNow, afterSignOut = reloadAtSignIn): void {
  addEventListener('storage', ({ key, newValue }) => {
    if (key !== STORAGE_KEY && key !== null) return;
    const mine = current.peek();
    const stored = readStored(Date.now());
    if (stored && stored.userData.user.id === (mine ?? stored).userData.user.id) {
      if (mine || location.pathname.startsWith('/auth')) enter(stored);
    } else if (mine) {
      leave(mine, (!stored && newValue) || '', stored ? reload : afterSignOut);
    }
  });
}

/** Keeps what is known of the session, here and in every other tab. */
export function keepSession(open: StoredSession): void {
  deviceStorage.set(STORAGE_KEY, JSON.stringify(open));
  enter(open);
}

/** Whoever just came in goes on where they were. */
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
