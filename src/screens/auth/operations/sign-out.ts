import { api } from '../../api/api.ts';
import { endSession } from '../../stores/session.ts';

/** The session ends on this device whatever the server answers: it may be unreachable, and the person is leaving. */
export async function signOut(): Promise<void> {
  await api.auth.signOut();
  endSession();
}
