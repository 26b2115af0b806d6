import type { ContentOf } from '../../../../sandbox/contract/operation-types.ts';
import { addPeople, spareCashiers } from '../add-call-subjects.ts';
import type { MeasuredBusiness } from '../measured-business.ts';
import { always, type CallsOf, each, type Measured, member, slow } from '../measured-call.ts';

const branchOf = (business: MeasuredBusiness) => member(business.branches, 0).id;

const onSpare = (status: 'active' | 'blocked'): Measured<ContentOf<'cashiers.block'>> => ({
  prepare: async (business, count) =>
    (await spareCashiers(business, count, status)).map(({ id, businessBranchId }) => ({
      content: { userId: id, businessBranchId },
    })),
});

/** Pairs of active cashiers of the same branch. */
const pairs = ({ branches, cashiers }: MeasuredBusiness) =>
  branches.flatMap(({ id }) => {
    const [titular, child] = cashiers.filter(({ branchId }) => branchId === id);
    return titular && child ? [{ titular, child }] : [];
  });

export const cashiers: CallsOf<'cashiers'> = {
  'cashiers.list': {
    business: always(() => ({})),
    branch: always((business) => ({ businessBranchId: branchOf(business) })),
  },
  'cashiers.listWithDefault': { '': always((business) => ({ businessBranchId: branchOf(business) })) },
  'cashiers.create': {
    '': slow(
      each((business) => {
        const turn = business.next();
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
      prepare: async (business, count) =>
        (await spareCashiers(business, count)).map(({ id, businessBranchId }) => ({
          content: { userId: id, businessBranchId, name: `Cambiada ${business.next()}` },
        })),
    },
  },
  'cashiers.block': { '': onSpare('active') },
  'cashiers.unblock': { '': onSpare('blocked') },
  'cashiers.resetPassword': { '': slow(onSpare('active')) },
  'cashiers.remove': {
    '': {
      prepare: async (business, count) =>
        (await addPeople(business, count, { type: 'operator', branchId: 'br_made_1' })).map((userId) => ({
          content: { userId, businessBranchId: 'br_made_1' },
        })),
    },
  },
  'cashiers.downloadQr': {
    svg: each((business, index) => ({
      content: { userId: member(business.cashiers, index).id, format: 'svg' },
    })),
    'pdf of a branch': slow(always((business) => ({ businessBranchId: branchOf(business), format: 'pdf' }))),
  },
  'cashiers.setChildren': {
    '': each((business, index) => {
      const { titular, child } = member(pairs(business), index);
      const round = Math.floor(index / pairs(business).length);
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
      prepare: async (business, count) =>
        (await spareCashiers(business, count)).map(({ id, businessBranchId }, index) => ({
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
      prepare: async (business, count) =>
        (await spareCashiers(business, count)).map(({ id, businessBranchId }) => ({
          content: { businessUserId: id, businessBranchId },
        })),
    },
  },
  'cashiers.setDefault': {
    '': {
      prepare: async (business, count) =>
        (await addPeople(business, count, { type: 'operator', branchId: 'br_made_1' })).map((id) => ({
          content: { id, businessBranchId: 'br_made_1' },
        })),
    },
  },
};
