import type { Session } from '@cobros/sdk';
import { deviceStorage } from './browser-storage.ts';

export const SESSION_KEY = 'cobros.session';

export interface StoredSession {
  sessionId: string;
  userData: Session['userData'];
  /** In milliseconds of this device's clock. */
  expiresAt: number;
  /** The password is a one-time password: the user has to change it first. */
  mustChangePassword?: boolean;
  /** The user's role demands a second factor: they have to set it up first. */
  mustEnrollSecondFactor?: true;
}

/** What is stored on this device of who is signed in, and of no use without a session. */
const OF_SESSION = [SESSION_KEY, 'cobros.frame', 'cobros.seen-transactions'];
export const removeStoredSession = () => OF_SESSION.forEach(deviceStorage.remove);

/** The session stored on this device, even if it has expired; null if the stored value is invalid. */
export function storedSession(): StoredSession | null {
  try {
    const stored = JSON.parse(deviceStorage.get(SESSION_KEY) ?? 'null') as Partial<StoredSession> | null;
    const usable = stored?.sessionId && stored.userData?.user && stored.userData.permissions;
    return usable && typeof stored.expiresAt === 'number' ? (stored as StoredSession) : null;
  } catch {
    return null;
  }
}
