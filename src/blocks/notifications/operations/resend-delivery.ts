import type { Result } from '@cobros/sdk';
import { createNotificationsApi } from '@cobros/sdk/notifications';
import { api } from '../../../api/business-api.ts';
import { invalidate } from '../../../stores/resource.ts';
import { deliveriesKey, type NotificationOwner, scopeOf } from '../notification-form.ts';

export async function resendDelivery(owner: NotificationOwner, deliveryId: string): Promise<Result<unknown>> {
  const result = await api(createNotificationsApi).resend({ deliveryId, ...scopeOf(owner) });
  if (result.ok) await invalidate(deliveriesKey(owner));
  return result;
}
