import { accessApi } from '../../../api/access-api.ts';
import { paths } from '../../../domain/paths.ts';
import { forgetPlace } from '../../../stores/last-place.ts';
import { stopReading } from '../../../stores/resource.ts';
import { beginSignOut, endSession, reloadAtSignIn } from '../../../stores/session.ts';
import { keepEndReason } from '../../../stores/session-end-reason.ts';
import { forgetUnfinishedDialog } from '../../../stores/unfinished-dialog.ts';

/**
 * The session ends on this device whatever the server answers: it may be unreachable, and the person is leaving. Who comes
 * back after leaving on purpose begins at the start, and is told nothing.
 */
export async function signOut(): Promise<void> {
  beginSignOut();
  stopReading();
  const result = await accessApi.auth.signOut();
  const unreached = !result.ok && (result.failure.kind === 'network' || result.failure.kind === 'timeout');
  endSession('', () => {
    keepEndReason('');
    forgetPlace();
    forgetUnfinishedDialog();
    if (unreached) reloadAtSignIn();
    else location.assign(paths.auth.login);
  });
}
