import type { Session } from '@cobros/sdk';
import { computed, signal } from '@preact/signals-react';

const STORAGE_KEY = 'cobros.session';

export interface StoredSession {
  sessionId: string;
  userData: Session['userData'];
  /** The moment on this device's clock, in milliseconds. */
  expiresAt: number;
}

/** What this device keeps, perhaps changed by another tab; what is over is removed. */
export function readStored(now: number): StoredSession | null {
  try {
    const stored = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? 'null') as Partial<StoredSession> | null;
    const usable = stored?.sessionId && stored.userData?.user && stored.userData.permissions;
    if (usable && typeof stored.expiresAt === 'number' && stored.expiresAt > now)
      return stored as StoredSession;
  } catch {
    // What another version or a person wrote there is no session.
  }
  localStorage.removeItem(STORAGE_KEY);
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

export function startSession(answer: Session, now = Date.now()): void {
  const { sessionId, userData, sessionExpiresInSeconds } = answer;
  keepSession({ sessionId, userData, expiresAt: now + sessionExpiresInSeconds * 1000 });
}

/** What this device keeps of the session, here and in every other tab. */
export function keepSession(stored: StoredSession): void {
  localStorage.setItem(STORAGE_KEY, JSON.stringify(stored));
  current.value = stored;
}

/** Forgets the session (never the remembered user) and starts the page anew, so that nothing of it stays in memory. */
export function endSession(reload = () => location.reload()): void {
  localStorage.removeItem(STORAGE_KEY);
  current.value = null;
  reload();
}
