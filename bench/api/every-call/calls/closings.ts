import type { ContentOf } from '../../../../sandbox/contract/operation-types.ts';
import { always, type CallsOf, each, type Measured, member, slow } from '../call.ts';
import { BUSINESS } from '../make-places.ts';
import { addOpenPayments, idsOf } from '../subjects.ts';
import type { World } from '../world.ts';
import { lastDays } from './transactions.ts';

const PAGE = { currentPage: 1, pageSize: 25 };

/** The page of the filters, or a later one. */
const search = (
  filters: (world: World) => object,
  pageProperties = PAGE,
): Measured<ContentOf<'closings.history'>> => always((world) => ({ pageProperties, ...filters(world) }));

/** The largest closings. */
const largest = ({ database }: World, count: number) =>
  idsOf(
    database,
    `select id from closings where business_id = '${BUSINESS}' order by payment_count desc, id limit $1`,
    count,
  );

/** Twenty payments of each cashier, closed cashier by cashier or branch by branch. */
const close = (level: 'cashier' | 'branch'): Measured<ContentOf<'closings.close'>> => ({
  async prepare(world, count) {
    await addOpenPayments(world, 20 * world.cashiers.length);
    const contents =
      level === 'cashier'
        ? world.cashiers.map(({ id }) => ({ businessUserId: id }))
        : world.branches.map(({ id }) => ({ businessBranchId: id }));
    return contents.slice(0, count).map((content) => ({ content }));
  },
});

export const closings: CallsOf<'closings'> = {
  'closings.history': {
    'first page': search(() => ({})),
    'page 100': search(() => ({}), { ...PAGE, currentPage: 100 }),
    branch: search((world) => ({ businessBranchId: member(world.branches, 0).id })),
    'own of a cashier': each((world, index) => ({
      content: { pageProperties: PAGE },
      token: member(world.cashiers, index).token,
    })),
    failed: search(() => ({ statuses: ['error'] })),
    'seven days': search(() => lastDays(7)),
  },
  'closings.getDailyTotals': {
    '90 days': always(() => lastDays(90)),
    '90 days of a branch': always((world) => ({
      ...lastDays(90),
      businessBranchId: member(world.branches, 0).id,
    })),
    '90 days of a cashier': always((world) => ({
      ...lastDays(90),
      businessUserId: member(world.cashiers, 0).id,
    })),
  },
  'closings.preview': {
    business: always(() => ({})),
    cashier: each((world, index) => ({ content: {}, token: member(world.cashiers, index).token })),
  },
  'closings.listTransactions': {
    '': {
      prepare: async (world, count) =>
        (await largest(world, count)).map((closingId) => ({ content: { closingId, pageProperties: PAGE } })),
    },
  },
  'closings.exportTransactions': {
    '': slow({
      prepare: async (world, count) =>
        (await largest(world, count)).map((closingId) => ({ content: { closingId } })),
    }),
  },
  'closings.close': { cashier: close('cashier'), branch: close('branch') },
};
