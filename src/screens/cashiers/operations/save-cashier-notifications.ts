import type { Result, Schemas } from '@cobros/sdk';
import { createNotificationsApi } from '@cobros/sdk/notifications';
import { api } from '../../../api/business-api.ts';
import { NOTIFICATION_SAVED } from '../../../blocks/notifications/notification-form.ts';
import { finishCashierChange } from '../finish-cashier-change.ts';

export async function saveCashierNotifications(
  content: Schemas['ChangeNotificationContent'],
): Promise<Result<unknown>> {
  const result = await api(createNotificationsApi).change(content);
  return finishCashierChange(result, NOTIFICATION_SAVED);
}
