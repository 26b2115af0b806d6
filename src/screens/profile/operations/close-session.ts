import type { OwnSession, Result } from '@cobros/sdk';
import { createProfileApi } from '@cobros/sdk/profile';
import { api } from '../../../api/business-api.ts';
import { OWN_SESSIONS } from '../../../stores/cache-keys.ts';
import { showFailure, showSuccess } from '../../../stores/messages.ts';
import { invalidate } from '../../../stores/resource.ts';

/** Ends a session on another device. Refetches the list, even if the call failed. */
export async function closeSession({ id, device }: OwnSession): Promise<Result<unknown>> {
  const result = await api(createProfileApi).closeSession({ id });
  await invalidate(OWN_SESSIONS);
  if (result.ok) showSuccess('Sesión cerrada', device);
  else showFailure(result.failure);
  return result;
}
