import { createProfileApi } from '@cobros/sdk/profile';
import { api } from '#api/business-api.ts';
import { can } from '#domain/permissions.ts';
import { currentUser } from '#stores/current-user.ts';
import { pushContentOf } from './push-content.ts';

/**
 * Renews the notices of this device for the session, which may be a new one. The browser's subscription ends if the user did not
 * subscribe it, or has signed out of it since.
 */
export async function renewPush(subscription: PushSubscription): Promise<void> {
  const user = currentUser.peek();
  if (!user || !can(user, { capability: 'push' })) return;
  const content = pushContentOf(subscription);
  const result = await api(createProfileApi).getPush({ endpoint: content.endpoint });
  if (!result.ok) return;
  if (result.data.devices.some(({ current }) => current)) await api(createProfileApi).subscribePush(content);
  else await subscription.unsubscribe();
}
