import type { NotificationDelivery, PageProperties } from '@cobros/sdk';
import { createNotificationsApi } from '@cobros/sdk/notifications';
import { api } from '../../../api/business-api.ts';
import type { Load } from '../../../stores/resource.ts';
import { type NotificationOwner, scopeOf } from '../notification-form.ts';

const PAGE_SIZE = 10;

interface DeliveryPage {
  data: NotificationDelivery[];
  pageProperties: PageProperties;
}

export interface DeliveryFilter {
  /** The first is 1. */
  page: number;
  onlyFailed: boolean;
}

export const listDeliveries =
  (owner: NotificationOwner, { page, onlyFailed }: DeliveryFilter): Load<DeliveryPage> =>
  (signal) =>
    api(createNotificationsApi).listDeliveries(
      {
        ownerId: owner.id,
        level: owner.level,
        ...scopeOf(owner),
        ...(onlyFailed && { status: 'failed' }),
        pageProperties: { currentPage: page, pageSize: PAGE_SIZE },
      },
      { signal },
    );
