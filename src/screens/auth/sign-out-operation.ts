import { createAccessApi } from '@cobros/sdk/access';
import { api } from '#api/business-api.ts';
import { paths } from '#domain/paths.ts';
import { beginSignOut, endSession } from '#stores/end-session.ts';
import '#stores/forget-personal-data.ts';
import { stopReading } from '#stores/resource.ts';
import { reloadAtSignIn } from '#stores/session.ts';
import { keepEndReason } from '#stores/session-end-reason.ts';

/**
 * Ends the session on this device even if the call fails or takes long. After signing out on purpose, the next sign-in
 * starts at the first screen and shows no message.
 */
export async function signOut(): Promise<void> {
  beginSignOut();
  stopReading();
  const result = await api(createAccessApi).auth.signOut({}, { timeoutMs: 5_000 });
  endSession('', () => {
    keepEndReason('');
    if (!result.ok && !result.failure.status) reloadAtSignIn();
    else location.assign(paths.auth.login);
  });
}
