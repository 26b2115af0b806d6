import type { SessionUserData } from '@cobros/sdk';
import { getSessionId, keepSession, readStored } from './session.ts';

/** Changes what is known of who is signed in, on top of what another tab may have changed before. */
export function changeUserData(change: (before: SessionUserData) => SessionUserData): void {
  const stored = readStored(Date.now());
  if (stored && stored.sessionId === getSessionId()) {
    keepSession({ ...stored, userData: change(stored.userData) });
  }
}
