import type { Result, Schemas } from '@cobros/sdk';
import { createNotificationsApi } from '@cobros/sdk/notifications';
import { api } from '../../../api/business-api.ts';

/** Sends a test event to the typed target, saved or not. */
export const testNotification = (
  content: Schemas['ChangeNotificationContent'],
): Promise<Result<Schemas['NotificationTestAnswer']>> => api(createNotificationsApi).test(content);
