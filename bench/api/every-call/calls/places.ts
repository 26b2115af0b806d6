import type { ContentOf } from '../../../../sandbox/contract/operation-types.ts';
import { always, type CallsOf, each, type Measured, member, slow } from '../call.ts';
import { BUSINESS } from '../make-places.ts';
import { addBranches, addPeople, spareCashiers } from '../subjects.ts';
import type { World } from '../world.ts';

const branchOf = (world: World) => member(world.branches, 0).id;

const onSpare = (status: 'active' | 'blocked'): Measured<ContentOf<'cashiers.block'>> => ({
  prepare: async (world, count) =>
    (await spareCashiers(world, count, status)).map(({ id, businessBranchId }) => ({
      content: { userId: id, businessBranchId },
    })),
});

/** Pairs of active cashiers of the same branch. */
const pairs = ({ branches, cashiers }: World) =>
  branches.flatMap(({ id }) => {
    const [titular, child] = cashiers.filter(({ branchId }) => branchId === id);
    return titular && child ? [{ titular, child }] : [];
  });

export const cashiers: CallsOf<'cashiers'> = {
  'cashiers.list': {
    business: always(() => ({})),
    branch: always((world) => ({ businessBranchId: branchOf(world) })),
  },
  'cashiers.listWithDefault': { '': always((world) => ({ businessBranchId: branchOf(world) })) },
  'cashiers.create': {
    '': slow(
      each((world) => {
        const turn = world.next();
        return {
          content: {
            name: `Nueva ${turn}`,
            username: `tiendaluna-sucursal1-nueva${turn}`,
            emailAddress: 'nueva@example.com',
            referenceId: `C5${turn}`,
            businessBranchId: 'br_made_1',
          },
        };
      }),
    ),
  },
  'cashiers.modify': {
    '': {
      prepare: async (world, count) =>
        (await spareCashiers(world, count)).map(({ id, businessBranchId }) => ({
          content: { userId: id, businessBranchId, name: `Cambiada ${world.next()}` },
        })),
    },
  },
  'cashiers.block': { '': onSpare('active') },
  'cashiers.unblock': { '': onSpare('blocked') },
  'cashiers.resetPassword': { '': slow(onSpare('active')) },
  'cashiers.remove': {
    '': {
      prepare: async (world, count) =>
        (await addPeople(world, count, { type: 'operator', branchId: 'br_made_1' })).map((userId) => ({
          content: { userId, businessBranchId: 'br_made_1' },
        })),
    },
  },
  'cashiers.downloadQr': {
    svg: each((world, index) => ({
      content: { userId: member(world.cashiers, index).id, format: 'svg' },
    })),
    'pdf of a branch': slow(always((world) => ({ businessBranchId: branchOf(world), format: 'pdf' }))),
  },
  'cashiers.setChildren': {
    '': each((world, index) => {
      const { titular, child } = member(pairs(world), index);
      const round = Math.floor(index / pairs(world).length);
      return {
        content: {
          businessUserId: titular.id,
          businessUserChildren: round % 2 === 0 ? [child.id] : [],
          businessBranchId: titular.branchId,
        },
      };
    }),
  },
  'cashiers.setClosingConfig': {
    '': {
      prepare: async (world, count) =>
        (await spareCashiers(world, count)).map(({ id, businessBranchId }, index) => ({
          content: {
            level: 'BusinessUser',
            ownerId: id,
            closingType: 'automatic',
            closingTime: index % 24,
            businessBranchId,
          },
        })),
    },
  },
  'cashiers.setClosingLock': {
    '': {
      prepare: async (world, count) =>
        (await spareCashiers(world, count)).map(({ id, businessBranchId }) => ({
          content: { businessUserId: id, businessBranchId },
        })),
    },
  },
  'cashiers.setDefault': {
    '': each((world, index) => {
      const { id, branchId } = member(world.cashiers, index);
      return { content: { id, businessBranchId: branchId } };
    }),
  },
};

export const branches: CallsOf<'branches'> = {
  'branches.list': { '': always(() => ({})) },
  'branches.getDefault': { '': always(() => ({})) },
  'branches.listStates': { '': always(() => ({})) },
  'branches.listCities': { '': always(() => ({ stateId: 'st_01' })) },
  'branches.listRegions': { '': always(() => ({ cityId: 'ci_01_guatemala' })) },
  'branches.getClosingEmails': { '': always((world) => ({ businessBranchId: branchOf(world) })) },
  'branches.setClosingEmails': {
    '': each((world, index) => ({
      content: { businessBranchId: branchOf(world), emails: [`cierres${index}@example.com`] },
    })),
  },
  'branches.setDefault': {
    '': each((world, index) => ({ content: { id: member(world.branches, index).id } })),
  },
  'branches.create': {
    '': slow(
      each((world) => {
        const turn = world.next();
        return {
          content: {
            name: `Nueva ${turn}`,
            address: '4a calle 8-20, zona 2',
            referenceId: `C4${turn}`,
            regionId: 're_01_guatemala_16',
            admin: {
              name: 'Diego Morales',
              username: `tiendaluna-nueva${turn}`,
              emailAddress: 'nueva@example.com',
              notificationMethod: 'push',
            },
          },
        };
      }),
    ),
  },
  'branches.update': {
    '': {
      prepare: async (world, count) =>
        (await addBranches(world, count)).map((id) => ({
          content: {
            id,
            businessId: BUSINESS,
            name: `Cambiada ${world.next()}`,
            address: '6a avenida 12-31, zona 1',
            referenceId: 'C600',
            regionId: 're_01_guatemala_16',
          },
        })),
    },
  },
  'branches.remove': {
    '': {
      prepare: async (world, count) => (await addBranches(world, count)).map((id) => ({ content: { id } })),
    },
  },
};
