import { area } from '../check.ts';
import type { CheckContext, Schemas } from '../check-context.ts';
import { dayFromNow } from '../days.ts';
import { decidedRequest } from '../decided-request.ts';
import { accepted, expect, expectPart, expectSame, rejected } from '../expect.ts';
import { cents, sumOfCents } from '../money.ts';

const SUMMARY = '/transactions/v3/summary';

const hasSummary = ({ admin }: CheckContext) => admin.userData.capabilities?.includes('summary');

async function summaryOf({ backend, admin }: CheckContext, content: object): Promise<Schemas['Summary']> {
  return accepted(await backend.post(SUMMARY, content, { token: admin.token }));
}

/** A range of days around now that covers every time zone. It includes a payment and a refund if the run has a payer. */
async function daysWithMoney(context: CheckContext): Promise<object> {
  if (context.payer) {
    const { backend, admin } = context;
    const { id: transactionId } = await decidedRequest(context, 'accept', 4.21);
    await decidedRequest(context, 'accept', 1.05);
    const content = { transactionId, reason: 'Conformidad' };
    accepted(await backend.post('/transactions/v3/refund', content, { token: admin.token }));
  }
  return { period: 'range', startDay: dayFromNow(-1), endDay: dayFromNow(1) };
}

export const summaryChecks = area('summary', [
  {
    rule: 'A server may have no summary; if it has, its days and its places add up to its total, and its hours to the payments.',
    async run(context) {
      expectPart(hasSummary(context), 'summary');
      const ownDays = await daysWithMoney(context);
      for (const content of [{ period: 'last-week' }, { period: 'this-month' }, ownDays]) {
        const { total, spans, places, hours } = await summaryOf(context, content);
        for (const name of ['receivedAmount', 'refundedAmount', 'netAmount'] as const) {
          const whole = cents(total[name]);
          expectSame(sumOfCents(spans.map((span) => span[name])), whole, `The ${name} of all spans in cents`);
          const ofPlaces = places.map((place) => place.total[name]);
          expectSame(sumOfCents(ofPlaces), whole, `The ${name} of all places in cents`);
        }
        const payments = hours.reduce((sum, { receivedCount }) => sum + receivedCount, 0);
        expectSame(payments, total.receivedCount, 'The payments of all hours');
      }
    },
  },
  {
    rule: 'What a summary received, refunded and kept is the sum of the list by its moments.',
    async run(context) {
      expectPart(hasSummary(context), 'summary');
      // A request that nobody pays must not count in any sum of payments.
      await context.sendRequest();
      for (const content of [{ period: 'last-month' }, await daysWithMoney(context)]) {
        const { period, total } = await summaryOf(context, content);
        const list = async (dateOf: string) => {
          const { startDate, endDate } = period;
          const filters = { startDate, endDate, dateOf, pageProperties: { currentPage: 1, pageSize: 10 } };
          const { token } = context.admin;
          return accepted(await context.backend.post('/transactions/v3/history', filters, { token })).summary;
        };
        const [received, refunded, movement] = [
          await list('received'),
          await list('refunded'),
          await list('movement'),
        ];
        expectSame(received.count, total.receivedCount, 'The number of payments');
        expectSame(cents(received.receivedAmount), cents(total.receivedAmount), 'What was received in cents');
        expectSame(cents(refunded.refundedAmount), cents(total.refundedAmount), 'What was refunded in cents');
        expectSame(cents(movement.netAmount), cents(total.netAmount), 'The net amount in cents');
      }
    },
  },
  {
    rule: 'A range of more than 92 days, without its days or in the wrong order is 400.',
    async run(context) {
      expectPart(hasSummary(context), 'summary');
      const { backend, admin } = context;
      for (const days of [
        {},
        { startDay: '2026-01-01', endDay: '2026-04-03' },
        { startDay: '2026-01-02', endDay: '2026-01-01' },
      ]) {
        const reply = await backend.post(SUMMARY, { period: 'range', ...days }, { token: admin.token });
        rejected(reply, 400, `for the range ${JSON.stringify(days)}`);
        expect(reply.info?.fields?.length, `The 400 for ${JSON.stringify(days)} names no field`);
      }
    },
  },
]);
