import type { NotificationCatalogs } from '@cobros/sdk';
import { createNotificationsApi } from '@cobros/sdk/notifications';
import { api } from '../../../api/business-api.ts';
import type { Load } from '../../../stores/resource.ts';

/** Notification methods and API key headers to choose from. */
export const getCatalogs: Load<NotificationCatalogs> = (signal) =>
  api(createNotificationsApi).getCatalogs({ signal });
