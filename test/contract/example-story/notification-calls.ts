import type { Schemas } from '@cobros/sdk';
import type { Story } from './story.ts';

const SETTING = {
  notificationMethod: 'webhook-v2',
  notificationMethodId: '3',
  webhookURL: 'https://pagos.tiendaluna.example/avisos',
  webhookAPIKey: '',
  webhookAPIKeyHeader: '',
  ownerId: 'us_tiendaluna_centro_caja1',
  level: 'BusinessUser',
} as const satisfies Schemas['ChangeNotificationContent'];

const OF_BRANCH = { ...SETTING, ownerId: 'us_tiendaluna_centro', level: 'BusinessBranch' } as const;

/** The cashier is notified by webhooks of version 2, its branch by those of version 1. */
export async function makeNotificationCalls({ owner }: Story): Promise<void> {
  await owner.notifications.getCatalogs();
  await owner.notifications.test(SETTING);
  await owner.notifications.change(SETTING);
  const first = { ...OF_BRANCH, notificationMethod: 'webhook', notificationMethodId: '2' } as const;
  const withKey = { ...first, webhookAPIKey: 'luna-8c1f44', webhookAPIKeyHeader: 'X-Api-Key' };
  await owner.notifications.test(withKey);
  await owner.notifications.change(withKey);
}

/** From here on, events that only a branch gets are sent in version 2. */
export async function moveBranchToSecondVersion({ owner }: Story): Promise<void> {
  await owner.notifications.change(OF_BRANCH);
}

export async function makeDeliveryCalls({ owner }: Story): Promise<void> {
  const { ownerId, level } = SETTING;
  const pageProperties = { currentPage: 1, pageSize: 3 };
  const { data } = await owner.notifications.listDeliveries({ ownerId, level, pageProperties });
  await owner.notifications.resend({ deliveryId: data[0]?.id ?? '' });
}
