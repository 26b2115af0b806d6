import { addPeople, team } from '../add-call-subjects.ts';
import { type CallsOf, each, slow } from '../measured-call.ts';

const ROLE = 'ro_administrador';

export const administrativeUsers: CallsOf<'administrativeUsers'> = {
  'administrativeUsers.get': {
    '': each((_business, index) => ({ content: { userId: `us_team_${1 + (index % 100)}` } })),
  },
  'administrativeUsers.create': {
    '': slow(
      each((business) => {
        const turn = business.next();
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
      prepare: async (business, count) =>
        (await addPeople(business, count, { type: 'admin', roleId: ROLE })).map((userId) => ({
          content: {
            userId,
            name: 'Claudia Tun',
            emailAddress: `claudia${business.next()}@example.com`,
            roleId: 'ro_contabilidad',
          },
        })),
    },
  },
  'administrativeUsers.remove': {
    '': {
      prepare: async (business, count) =>
        (await addPeople(business, count, { type: 'admin', roleId: ROLE })).map((userId) => ({
          content: { userId },
        })),
    },
  },
  'administrativeUsers.resetSecondFactor': {
    '': {
      async prepare(business, count) {
        const people = await team(business, count);
        await business.database.query(
          `insert into second_factors (user_id, secret, enrolled_at) select unnest($1::text[]), 'JBSWY3DPEHPK3PXP', now()`,
          [people.map(({ id }) => id)],
        );
        return people.map(({ id }) => ({ content: { userId: id } }));
      },
    },
  },
  'administrativeUsers.setSecondFactorRoles': {
    '': each((_business, index) => ({ content: { roleIds: index % 2 === 0 ? ['ro_supervisor'] : [] } })),
  },
};
