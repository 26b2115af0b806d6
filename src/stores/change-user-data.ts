import type { SessionUserData } from '@cobros/sdk';
import { getSessionId, keepSession, readStored } from './session.ts';

/** Changes the stored data of the user, which another tab may already have changed. */
export function changeUserData(change: (before: SessionUserData) => SessionUserData): void {
  const stored = readStored(Date.now());
  if (stored && stored.sessionId === getSessionId()) {
    keepSession({ ...stored, userData: change(stored.userData) });
  }
}
