import type { Session } from '@cobros/sdk';
import { deviceStorage } from './browser-storage.ts';

export const SESSION_KEY = 'cobros.session';

export interface StoredSession {
  sessionId: string;
  userData: Session['userData'];
  /** The moment on this device's clock, in milliseconds. */
  expiresAt: number;
  /** The password is a one-time one: nothing but changing it is allowed. */
  mustChangePassword?: boolean;
}

/** What this device keeps, also when its time is over. What another version or a person wrote there is no session. */
export function storedSession(): StoredSession | null {
  try {
    const stored = JSON.parse(deviceStorage.get(SESSION_KEY) ?? 'null') as Partial<StoredSession> | null;
    const usable = stored?.sessionId && stored.userData?.user && stored.userData.permissions;
    return usable && typeof stored.expiresAt === 'number' ? (stored as StoredSession) : null;
  } catch {
    return null;
  }
}
