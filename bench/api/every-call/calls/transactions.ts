import type { ContentOf } from '#sandbox/ground/contract/operation-types.ts';
import { addOpenPayments, addPending, idsOf } from '../add-call-subjects.ts';
import { dayAgo, daysAgo, lastDays } from '../last-days.ts';
import { BUSINESS } from '../make-businesses-and-users.ts';
import type { MeasuredBusiness } from '../measured-business.ts';
import { always, type CallsOf, each, type Measured, member, slow } from '../measured-call.ts';

type Search = Partial<ContentOf<'transactions.history'>>;
type Totals = Partial<ContentOf<'transactions.getDailyTotals'>>;

const branchOf = (business: MeasuredBusiness) => member(business.cashiers, 0).branchId;
const cashierOf = (business: MeasuredBusiness) => member(business.cashiers, 0).id;

const search = (
  filters: (business: MeasuredBusiness) => Search,
  currentPage = 1,
): Measured<ContentOf<'transactions.history'>> =>
  always((business) => ({ pageProperties: { currentPage, pageSize: 25 }, ...filters(business) }));

/** A page in the middle or at the end of the existing transactions. */
const searchPage = (share: number): Measured<ContentOf<'transactions.history'>> => ({
  async prepare({ database }, count) {
    const [found] = await database.query<{ many: number }>(
      'select count(*) as many from transactions where business_id = $1',
      [BUSINESS],
    );
    const currentPage = Math.max(1, Math.floor(((found?.many ?? 0) / 25) * share));
    return Array.from({ length: count }, () => ({
      content: { pageProperties: { currentPage, pageSize: 25 } },
    }));
  },
});

const totals = (
  filters: (business: MeasuredBusiness) => Totals,
  days = 90,
): Measured<ContentOf<'transactions.getDailyTotals'>> =>
  always((business) => ({ ...lastDays(days), ...filters(business) }));

const ofCashiers = (): Measured<ContentOf<'transactions.listPending'>> =>
  each((business, index) => ({ content: {}, token: member(business.cashiers, index).token }));

/** A change to a pending transaction. */
const change = (origin: 'request' | 'payment'): Measured<ContentOf<'transactions.cancelRequest'>> => ({
  prepare: async (business, count) =>
    (await addPending(business, count, origin)).map((transactionId) => ({
      content: { transactionId, reason: 'El cliente pagó en efectivo' },
    })),
});

export const transactions: CallsOf<'transactions'> = {
  'transactions.listPending': { business: always(() => ({})), cashier: ofCashiers() },
  'transactions.listPaid': { business: always(() => ({})), cashier: ofCashiers() },
  'transactions.balances': {
    business: always(() => ({})),
    branch: always((business) => ({ businessBranchId: branchOf(business) })),
  },
  'transactions.retrieve': {
    '': {
      async prepare({ database }, count) {
        const found = await idsOf(
          database,
          `select id from transactions where business_id = '${BUSINESS}' order by created_at limit $1`,
          count,
        );
        return found.map((transactionId) => ({ content: { transactionId } }));
      },
    },
  },
  'transactions.verifyUser': {
    'by name': each((_business, index) => ({ content: { search: `@persona.${1 + index}` } })),
    'by phone': each((_business, index) => ({ content: { search: `502 ${20_000_001 + index}` } })),
  },
  'transactions.history': {
    'first page': search(() => ({})),
    'middle page': searchPage(0.5),
    'last page': searchPage(1),
    'oldest first': search(() => ({ sort: 'asc' })),
    status: search(() => ({ statuses: ['refunded'] })),
    branch: search((business) => ({ businessBranchId: branchOf(business) })),
    cashier: search((business) => ({ businessUserId: cashierOf(business) })),
    'own of a cashier': each((business, index) => ({
      content: { pageProperties: { currentPage: 1, pageSize: 25 } },
      token: member(business.cashiers, index).token,
    })),
    payer: search(() => ({ friUser: 'persona.77' })),
    'seven days': search(() => lastDays(7)),
    'a month a year ago': search(() => ({ startDate: daysAgo(395), endDate: daysAgo(365) })),
    amounts: search(() => ({ initialAmount: 100, finalAmount: 120 })),
    text: search(() => ({ search: 'mochila' })),
    'name of a payer': search(() => ({ search: 'ajanel' })),
    'a payer and an amount': search(() => ({ search: 'ajanel 80' })),
    'two words of notes': search(() => ({ search: 'mochila caja' })),
    'text found nowhere': search(() => ({ search: 'nadie se llama así' })),
    reference: search(() => ({ search: 'C31337' })),
    'received in seven days': search(() => ({ ...lastDays(7), dateOf: 'received' })),
    'received on Fridays of a month': search(() => ({ ...lastDays(30), dateOf: 'received', weekday: 5 })),
    'moved in a month at a branch': search((business) => ({
      ...lastDays(30),
      dateOf: 'movement',
      businessBranchId: branchOf(business),
    })),
  },
  'transactions.getDailyTotals': {
    'a day by hour': totals(() => ({ byHour: true }), 1),
    'a day by hour of payment': totals(() => ({ byHour: true, dateOf: 'resolution' }), 1),
    '7 days by branch': totals(() => ({ byPlace: 'branch' }), 7),
    '7 days of a branch by cashier': totals(
      (business) => ({ byPlace: 'cashier', businessBranchId: branchOf(business) }),
      7,
    ),
    '7 days': totals(() => ({}), 7),
    '90 days': totals(() => ({})),
    '90 days by hour': totals(() => ({ byHour: true })),
    '90 days by branch': totals(() => ({ byPlace: 'branch' })),
    '90 days by cashier': totals(() => ({ byPlace: 'cashier' })),
    '90 days of a branch': totals((business) => ({ businessBranchId: branchOf(business) })),
    '90 days of a cashier': totals((business) => ({ businessUserId: cashierOf(business) })),
    '90 days, own of a cashier': each((business, index) => ({
      content: lastDays(90),
      token: member(business.cashiers, index).token,
    })),
    '90 days, text': totals(() => ({ search: 'mochila' })),
    '90 days, name of a payer': totals(() => ({ search: 'ajanel' })),
  },
  'transactions.getSummary': {
    'this week': always(() => ({ period: 'this-week' })),
    'last month': always(() => ({ period: 'last-month' })),
    '92 days': always(() => ({ period: 'range', startDay: dayAgo(91), endDay: dayAgo(0) })),
    'last month of a branch': always((business) => ({
      period: 'last-month',
      businessBranchId: branchOf(business),
    })),
    'this week, own of a cashier': each((business, index) => ({
      content: { period: 'this-week' },
      token: member(business.cashiers, index).token,
    })),
  },
  'transactions.exportHistory': { '3 days': slow(always(() => lastDays(3))) },
  'transactions.sendRequest': {
    '': each((business, index) => ({
      content: {
        friUserId: `au_made_${1 + index}`,
        amount: 12.5,
        note: 'Mochila escolar',
        timerSeconds: 86_400,
      },
      token: member(business.cashiers, index).token,
    })),
  },
  'transactions.charge': {
    '': each((business, index) => ({
      content: { amount: 12.5, note: 'Mochila escolar', timerSeconds: 86_400 },
      token: member(business.cashiers, index).token,
    })),
  },
  'transactions.downloadQr': {
    '': {
      prepare: async (business, count) =>
        (await addPending(business, count, 'request')).map((transactionId) => ({
          content: { transactionId },
        })),
    },
  },
  'transactions.cancelRequest': { '': change('request') },
  'transactions.rejectPayment': { '': change('payment') },
  'transactions.assignPayment': {
    '': {
      prepare: async (business, count) =>
        (await addPending(business, count, 'payment')).map((transactionId, index) => ({
          content: { transactionId, businessUserId: member(business.cashiers, index).id },
        })),
    },
  },
  'transactions.refund': {
    '': {
      prepare: async (business, count) =>
        (await addOpenPayments(business, count)).map((transactionId) => ({
          content: { transactionId, reason: 'Lo devolvió' },
        })),
    },
  },
};
