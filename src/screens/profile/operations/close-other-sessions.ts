import type { Result } from '@cobros/sdk';
import { createProfileApi } from '@cobros/sdk/profile';
import { api } from '../../../api/business-api.ts';
import { OWN_SESSIONS } from '../../../stores/cache-keys.ts';
import { showFailure, showSuccess } from '../../../stores/messages.ts';
import { invalidate } from '../../../stores/resource.ts';

/** Ends the sessions on other devices. Refetches the list, even if the call failed. */
export async function closeOtherSessions(): Promise<Result<unknown>> {
  const result = await api(createProfileApi).closeOtherSessions();
  await invalidate(OWN_SESSIONS);
  if (result.ok) showSuccess('Sesiones', 'Tus demás sesiones se cerraron');
  else showFailure(result.failure);
  return result;
}
