import type { Session } from '@cobros/sdk';
import { deviceStorage } from './browser-storage.ts';
import { storedValue } from './stored-value.ts';

export const SESSION_KEY = 'cobros.session';

export interface StoredSession {
  sessionId: string;
  userData: Session['userData'];
  /** In milliseconds, by this device's clock. */
  expiresAt: number;
  /** The password is a one-time password, so the user must change it first. */
  mustChangePassword?: boolean;
  /** The user's role requires a second factor, so the user must set it up first. */
  mustEnrollSecondFactor?: true;
}

/** Other stored data of the signed-in user, which is useless without a session. */
const OF_SESSION = [SESSION_KEY, 'cobros.frame', 'cobros.seen-transactions'];
export const removeStoredSession = () => OF_SESSION.forEach(deviceStorage.remove);

const stored = storedValue<StoredSession>(
  deviceStorage,
  SESSION_KEY,
  ({ sessionId, userData, expiresAt }) =>
    sessionId && userData?.user && userData.permissions && typeof expiresAt === 'number',
);

/** The session stored on this device, even if it has expired. */
export const storedSession = stored.read;
export const storeSession = stored.write;
