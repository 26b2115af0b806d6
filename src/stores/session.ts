import type { Session } from '@cobros/sdk';
import { computed, signal } from '@preact/signals-react';
import { navigate } from 'wouter/use-browser-location';
import { paths } from '#domain/paths.ts';
import { keepAddress, takeAddress } from './address-after-sign-in.ts';
import { endReason, keepEndReason } from './session-end-reason.ts';
import { TIME_OVER } from './stored-end-reason.ts';
import { removeStoredSession, type StoredSession, storedSession, storeSession } from './stored-session.ts';

/** The session stored on this device, which another tab may have changed; an expired one is removed. */
export function readStored(now: number): StoredSession | null {
  const stored = storedSession();
  if (stored && stored.expiresAt > now) return stored;
  if (stored) {
    keepAddress(stored.userData.user.id);
    endReason.value = TIME_OVER;
  }
  removeStoredSession();
  return null;
}

const current = signal<StoredSession | null>(null);

export const session = computed(() => current.value);

export function getSessionId(): string | undefined {
  return current.peek()?.sessionId;
}

/** By this device's clock. */
export const isTimeOver = (): boolean => (current.peek()?.expiresAt ?? 0) <= Date.now();

/** Restores the session stored on this device, unless it has expired. */
export function restoreSession(now = Date.now()): void {
  current.value = readStored(now);
}

/** Stores a session that was opened or renewed, with its end by this device's clock. */
export function startSession(opened: Session, now = Date.now()): void {
  const { sessionId, userData, sessionExpiresInSeconds, mustChangePassword, mustEnrollSecondFactor } = opened;
  const expiresAt = now + sessionExpiresInSeconds * 1000;
  keepSession({
    sessionId,
    userData,
    expiresAt,
    mustChangePassword,
    ...(mustEnrollSecondFactor && { mustEnrollSecondFactor }),
  });
}

/** Called when the one-time password has been replaced. */
export function passwordChanged(): void {
  const open = current.peek();
  if (open) keepSession({ ...open, mustChangePassword: false });
}

/** Called when the second factor that the role requires has been set up. */
export function secondFactorEnrolled(): void {
  const open = current.peek();
  if (!open) return;
  const { mustEnrollSecondFactor, ...enrolled } = open;
  keepSession(enrolled);
}

/** Data of the ended session is still in memory, so the page must reload at the next sign-in. */
let mustReload = false;

/**
 * Reloads at the next sign-in instead of now: offline, a reload would end on the browser's error page, and later it
 * would clear a login form while the user types.
 */
export function reloadAtSignIn(): void {
  mustReload = true;
}

/** Changes only the memory of this tab; `endSession` ends a session. */
export function clearSession(): void {
  current.value = null;
}

/** Stores the session for this tab and all others. */
export function keepSession(open: StoredSession): void {
  storeSession(open);
  enterSession(open);
}

/** Sends a user who has just signed in to the address where they were. */
export function enterSession(open: StoredSession): void {
  const last = current.peek() ? undefined : takeAddress(open.userData.user.id);
  if (mustReload) {
    mustReload = false;
    keepEndReason('');
    history.replaceState(last?.state ?? null, '', last?.href ?? paths.home);
    location.reload();
    return;
  }
  current.value = open;
  endReason.value = '';
  if (last) navigate(last.href, { replace: true, state: last.state });
}
