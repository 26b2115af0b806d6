import type {
  NotificationCatalogs,
  NotificationDelivery,
  PageProperties,
  Result,
  Schemas,
} from '@cobros/sdk';
import { createNotificationsApi } from '@cobros/sdk/notifications';
import { api } from '#api/business-api.ts';
import { ofPart } from '#stores/optional-parts.ts';
import { invalidate, type Load } from '#stores/resource.ts';
import { deliveriesKey, type NotificationOwner, scopeOf } from './notification-form.ts';

/** Loads the notification methods and API key headers to choose from. */
export const getCatalogs: Load<NotificationCatalogs> = (signal) =>
  api(createNotificationsApi).getCatalogs({ signal });

const PAGE_SIZE = 10;

interface DeliveryPage {
  data: NotificationDelivery[];
  pageProperties: PageProperties;
}

export interface DeliveryFilter {
  /** Page number, starting at 1. */
  page: number;
  onlyFailed: boolean;
}

export const listDeliveries =
  (owner: NotificationOwner, { page, onlyFailed }: DeliveryFilter): Load<DeliveryPage> =>
  (signal) =>
    ofPart(
      'delivery-log',
      api(createNotificationsApi).listDeliveries(
        {
          ownerId: owner.id,
          level: owner.level,
          ...scopeOf(owner),
          ...(onlyFailed && { status: 'failed' }),
          pageProperties: { currentPage: page, pageSize: PAGE_SIZE },
        },
        { signal },
      ),
    );

export async function resendDelivery(owner: NotificationOwner, deliveryId: string): Promise<Result<unknown>> {
  const result = await api(createNotificationsApi).resend({ deliveryId, ...scopeOf(owner) });
  if (result.ok) await invalidate(deliveriesKey(owner));
  return result;
}

/** Sends a test event to the typed target, even if it is not saved. */
export const testNotification = (
  content: Schemas['ChangeNotificationContent'],
): Promise<Result<Schemas['NotificationTestAnswer']>> =>
  ofPart('delivery-log', api(createNotificationsApi).test(content));
