import type { ContentOf } from '#sandbox/ground/contract/operation-types.ts';
import { addOpenPayments, idsOf } from '../add-call-subjects.ts';
import { lastDays } from '../last-days.ts';
import { BUSINESS } from '../make-businesses-and-users.ts';
import type { MeasuredBusiness } from '../measured-business.ts';
import { always, type CallsOf, each, type Measured, member, slow } from '../measured-call.ts';

const PAGE = { currentPage: 1, pageSize: 25 };

/** The first page of a search, or a later one. */
const search = (
  filters: (business: MeasuredBusiness) => object,
  pageProperties = PAGE,
): Measured<ContentOf<'closings.history'>> =>
  always((business) => ({ pageProperties, ...filters(business) }));

/** The days of an earlier month. */
function monthsAgo(months: number): ContentOf<'closings.getStatement'> {
  const now = new Date();
  const day = (month: number, date: number) =>
    new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + month, date)).toISOString().slice(0, 10);
  return { startDay: day(-months, 1), endDay: day(1 - months, 0) };
}

/** The largest closings. */
const largest = ({ database }: MeasuredBusiness, count: number) =>
  idsOf(
    database,
    `select id from closings where business_id = '${BUSINESS}' order by payment_count desc, id limit $1`,
    count,
  );

/** The deposits of a month, marked one day after the other. */
const reconcile: Measured<ContentOf<'closings.reconcileDeposits'>> = {
  async prepare({ database }, count) {
    const select = `select id from deposits
      where business_id = '${BUSINESS}' and made_at is not null and returned_at is null order by id limit $1`;
    const ids = await idsOf(database, select, 20);
    return Array.from({ length: count }, (_, index) => ({
      content: { depositIds: ids, isReconciled: index % 2 === 0 },
    }));
  },
};

/** Twenty payments per cashier, closed by cashier or by branch. */
const close = (level: 'cashier' | 'branch'): Measured<ContentOf<'closings.close'>> => ({
  async prepare(business, count) {
    await addOpenPayments(business, 20 * business.cashiers.length);
    const contents =
      level === 'cashier'
        ? business.cashiers.map(({ id }) => ({ businessUserId: id }))
        : business.branches.map(({ id }) => ({ businessBranchId: id }));
    return contents.slice(0, count).map((content) => ({ content }));
  },
});

export const closings: CallsOf<'closings'> = {
  'closings.history': {
    'first page': search(() => ({})),
    'page 100': search(() => ({}), { ...PAGE, currentPage: 100 }),
    branch: search((business) => ({ businessBranchId: member(business.branches, 0).id })),
    'own of a cashier': each((business, index) => ({
      content: { pageProperties: PAGE },
      token: member(business.cashiers, index).token,
    })),
    failed: search(() => ({ statuses: ['error'] })),
    'seven days': search(() => lastDays(7)),
  },
  'closings.getDailyTotals': {
    '90 days': always(() => lastDays(90)),
    '90 days of a branch': always((business) => ({
      ...lastDays(90),
      businessBranchId: member(business.branches, 0).id,
    })),
    '90 days of a cashier': always((business) => ({
      ...lastDays(90),
      businessUserId: member(business.cashiers, 0).id,
    })),
  },
  'closings.preview': {
    business: always(() => ({})),
    cashier: each((business, index) => ({ content: {}, token: member(business.cashiers, index).token })),
  },
  'closings.listTransactions': {
    '': {
      prepare: async (business, count) =>
        (await largest(business, count)).map((closingId) => ({
          content: { closingId, pageProperties: PAGE },
        })),
    },
  },
  'closings.exportTransactions': {
    '': slow({
      prepare: async (business, count) =>
        (await largest(business, count)).map((closingId) => ({ content: { closingId } })),
    }),
  },
  'closings.exportHistory': { '90 days': slow(always(() => lastDays(90))) },
  'closings.getStatement': {
    'last month': always(() => monthsAgo(1)),
    'a month of last year': always(() => monthsAgo(12)),
    'last month of a branch': always((business) => ({
      ...monthsAgo(1),
      businessBranchId: member(business.branches, 0).id,
    })),
  },
  'closings.exportStatement': { 'last month as PDF': slow(always(() => monthsAgo(1))) },
  'closings.listDeposits': {
    '': always(() => ({ pageProperties: PAGE })),
    'page 10': always(() => ({ pageProperties: { ...PAGE, currentPage: 10 } })),
  },
  'closings.reconcileDeposits': { month: reconcile },
  'closings.close': { cashier: close('cashier'), branch: close('branch') },
};
