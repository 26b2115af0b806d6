import { accessApi } from '../../../api/access-api.ts';
import { paths } from '../../../domain/paths.ts';
import { forgetPlace } from '../../../stores/last-place.ts';
import { endSession } from '../../../stores/session.ts';

/**
 * The session ends on this device whatever the server answers: it may be unreachable, and the person is leaving. Who comes
 * back after leaving on purpose begins at the start.
 */
export async function signOut(): Promise<void> {
  await accessApi.auth.signOut();
  endSession(() => {
    forgetPlace();
    location.assign(paths.auth.login);
  });
}
