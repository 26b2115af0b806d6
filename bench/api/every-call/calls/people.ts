import { always, type CallsOf, each, member, slow } from '../call.ts';
import { addPeople, idsOf, team } from '../subjects.ts';
import type { World } from '../world.ts';
import { lastDays } from './transactions.ts';

const PAGE = { currentPage: 1, pageSize: 10 };
const ROLE = 'ro_administrador';

const webhook = (world: World, index: number) => ({
  notificationMethod: 'webhook-v2' as const,
  notificationMethodId: '3',
  webhookURL: world.receiver,
  webhookAPIKey: '',
  webhookAPIKeyHeader: '',
  ownerId: member(world.cashiers, index).id,
  level: 'BusinessUser' as const,
});

export const notifications: CallsOf<'notifications'> = {
  'notifications.getCatalogs': { '': always(() => ({})) },
  'notifications.listDeliveries': {
    all: each((world, index) => ({
      content: { ownerId: member(world.cashiers, index).id, level: 'BusinessUser', pageProperties: PAGE },
    })),
    failed: each((world, index) => ({
      content: {
        ownerId: member(world.cashiers, index).id,
        level: 'BusinessUser',
        status: 'failed',
        pageProperties: PAGE,
      },
    })),
  },
  'notifications.test': { '': each((world, index) => ({ content: webhook(world, index) })) },
  'notifications.change': {
    '': {
      async prepare(world, count) {
        const [first] = world.cashiers;
        return Array.from({ length: count }, (_, index) => ({
          content: {
            ...webhook(world, 0),
            ownerId: first?.id ?? '',
            webhookURL: `${world.receiver}?${index}`,
          },
        }));
      },
    },
  },
  'notifications.resend': {
    '': {
      async prepare(world, count) {
        const found = await idsOf(
          world.database,
          `insert into webhook_deliveries (id, business_id, owner_id, event, method, url, data, status, attempts, created_at,
             last_attempt_at, error)
           select 'wd_failed_${world.next()}_' || n, users.business_id, users.id, 'test', 'webhook-v2', '${world.receiver}', '{}',
             'failed', 5, now(), now(), 'El servidor no respondió'
           from generate_series(1, $1::integer) n join users on users.id = 'us_made_' || 1 + n % 100 returning id`,
          count,
        );
        return found.map((deliveryId) => ({ content: { deliveryId } }));
      },
    },
  },
};

export const administrativeUsers: CallsOf<'administrativeUsers'> = {
  'administrativeUsers.list': { '': always(() => ({ pageProperties: PAGE })) },
  'administrativeUsers.listRoles': { '': always(() => ({})) },
  'administrativeUsers.get': {
    '': each((_world, index) => ({ content: { userId: `us_team_${1 + (index % 100)}` } })),
  },
  'administrativeUsers.create': {
    '': slow(
      each((world) => {
        const turn = world.next();
        return {
          content: {
            name: 'Claudia Tun',
            username: `tiendaluna-claudia${turn}`,
            emailAddress: `claudia${turn}@example.com`,
            roleId: ROLE,
          },
        };
      }),
    ),
  },
  'administrativeUsers.update': {
    '': {
      prepare: async (world, count) =>
        (await addPeople(world, count, { type: 'admin', roleId: ROLE })).map((userId) => ({
          content: {
            userId,
            name: 'Claudia Tun',
            emailAddress: `claudia${world.next()}@example.com`,
            roleId: 'ro_contabilidad',
          },
        })),
    },
  },
  'administrativeUsers.remove': {
    '': {
      prepare: async (world, count) =>
        (await addPeople(world, count, { type: 'admin', roleId: ROLE })).map((userId) => ({
          content: { userId },
        })),
    },
  },
  'administrativeUsers.resetSecondFactor': {
    '': {
      async prepare(world, count) {
        const people = await team(world, count);
        await world.database.query(
          `insert into second_factors (user_id, secret, enrolled_at) select unnest($1::text[]), 'JBSWY3DPEHPK3PXP', now()`,
          [people.map(({ id }) => id)],
        );
        return people.map(({ id }) => ({ content: { userId: id } }));
      },
    },
  },
  'administrativeUsers.setSecondFactorRoles': {
    '': each((_world, index) => ({ content: { roleIds: index % 2 === 0 ? ['ro_supervisor'] : [] } })),
  },
};

export const activity: CallsOf<'activity'> = {
  'activity.list': {
    'first page': always(() => ({ pageProperties: PAGE })),
    'page 100': always(() => ({ pageProperties: { ...PAGE, currentPage: 100 } })),
    'a kind': always(() => ({ kinds: ['refunds'], pageProperties: PAGE })),
    'several kinds': always(() => ({ kinds: ['refunds', 'requests'], pageProperties: PAGE })),
    person: always((world) => ({ actor: member(world.cashiers, 0).username, pageProperties: PAGE })),
    'seven days': always(() => ({ ...lastDays(7), pageProperties: PAGE })),
  },
  'activity.exportList': { '7 days': slow(always(() => lastDays(7))) },
};
