import { idsOf } from '../add-call-subjects.ts';
import type { MeasuredBusiness } from '../measured-business.ts';
import { type CallsOf, each, member } from '../measured-call.ts';

const PAGE = { currentPage: 1, pageSize: 10 };

const webhook = (business: MeasuredBusiness, index: number) => ({
  notificationMethod: 'webhook-v2' as const,
  notificationMethodId: '3',
  webhookURL: business.receiver,
  webhookAPIKey: '',
  webhookAPIKeyHeader: '',
  ownerId: member(business.cashiers, index).id,
  level: 'BusinessUser' as const,
});

export const notifications: CallsOf<'notifications'> = {
  'notifications.listDeliveries': {
    all: each((business, index) => ({
      content: { ownerId: member(business.cashiers, index).id, level: 'BusinessUser', pageProperties: PAGE },
    })),
    failed: each((business, index) => ({
      content: {
        ownerId: member(business.cashiers, index).id,
        level: 'BusinessUser',
        status: 'failed',
        pageProperties: PAGE,
      },
    })),
  },
  'notifications.test': { '': each((business, index) => ({ content: webhook(business, index) })) },
  'notifications.change': {
    '': {
      async prepare(business, count) {
        const [first] = business.cashiers;
        return Array.from({ length: count }, (_, index) => ({
          content: {
            ...webhook(business, 0),
            ownerId: first?.id ?? '',
            webhookURL: `${business.receiver}?${index}`,
          },
        }));
      },
    },
  },
  'notifications.resend': {
    '': {
      async prepare(business, count) {
        const found = await idsOf(
          business.database,
          `insert into webhook_deliveries (id, business_id, owner_id, event, method, url, data, status, attempts, created_at,
             last_attempt_at, error)
           select 'wd_failed_${business.next()}_' || n, users.business_id, users.id, 'test', 'webhook-v2', '${business.receiver}', '{}',
             'failed', 5, now(), now(), 'El servidor no respondió'
           from generate_series(1, $1::integer) n join users on users.id = 'us_made_' || 1 + n % 100 returning id`,
          count,
        );
        return found.map((deliveryId) => ({ content: { deliveryId } }));
      },
    },
  },
};
