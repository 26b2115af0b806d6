import type { Check } from '../check.ts';
import type { CheckContext } from '../check-context.ts';
import { momentFromNow } from '../days.ts';
import { decidedRequest } from '../decided-request.ts';
import { accepted, expect, expectSame } from '../expect.ts';
import { cents, sumOfCents } from '../money.ts';
import { wronglyFormatted } from '../wrongly-formatted.ts';

const ofOwnCashier = ({ ownCashier }: CheckContext) => ({
  businessBranchId: ownCashier.branchId ?? '',
  businessUserId: ownCashier.id,
});

/** Run at the end of the area `payments`, because a closing needs earlier payments. */
export const closingChecks: readonly Omit<Check, 'id'>[] = [
  {
    rule: 'A closing takes what its preview showed, once, and its transactions add up to it.',
    needs: 'payer',
    async run(context) {
      const { backend, admin } = context;
      const settings = { token: admin.token };
      await decidedRequest(context, 'accept', 10.1);
      await decidedRequest(context, 'accept', 0.2);
      const cashier = ofOwnCashier(context);
      const { totals } = accepted(await backend.post('/closing/v3/pending/overview', cashier, settings));
      const { closings } = accepted(await backend.post('/closing/v3/close', cashier, settings));
      expectSame(closings.length, 1, 'The number of closings of one cashier');
      const [closing] = closings;
      expectSame(closing?.netAmount, totals.netAmount, 'The net amount of the closing');
      const after = accepted(await backend.post('/closing/v3/pending/overview', cashier, settings));
      expectSame(after.totals.count, 0, 'What is left after the closing');
      const content = { closingId: closing?.id, pageProperties: { currentPage: 1, pageSize: 100 } };
      const { data } = accepted(await backend.post('/closing/v3/transactions/list', content, settings));
      const sum = data.reduce((all, { closed }) => all + cents(closed.netAmount), 0);
      expectSame(sum, cents(totals.netAmount), 'The sum of the closing’s transactions in cents');
    },
  },
  {
    rule: 'Two closings at the same time take everything once.',
    needs: 'payer',
    async run(context) {
      await decidedRequest(context, 'accept', 5);
      const close = () =>
        context.backend.post('/closing/v3/close', ofOwnCashier(context), { token: context.admin.token });
      const replies = await Promise.all([close(), close()]);
      const taken = replies.flatMap((reply) => (reply.status === 200 ? accepted(reply).closings : []));
      expectSame(
        taken.reduce((all, { netAmount }) => all + cents(netAmount), 0),
        500,
        'What both closings took, in cents',
      );
    },
  },
  {
    rule: 'A closing is in the history of closings, with times of the business’s time zone.',
    needs: 'payer',
    async run(context) {
      const { backend, admin } = context;
      const settings = { token: admin.token };
      await decidedRequest(context, 'accept', 1);
      const { closings } = accepted(await backend.post('/closing/v3/close', ofOwnCashier(context), settings));
      const page = { pageProperties: { currentPage: 1, pageSize: 25 } };
      const { data } = accepted(await backend.post('/closing/v3/history', page, settings));
      const listed = data
        .flatMap((entry) => ('closings' in entry ? entry.closings : entry))
        .find(({ id }) => id === closings[0]?.id);
      expect(listed, 'The first page of the history does not have the closing');
      for (const name of ['grossAmount', 'refundedAmount', 'netAmount', 'count', 'refundCount'] as const)
        expectSame(listed[name], closings[0]?.[name], `The ${name} of the closing in the history`);
      const wrong = wronglyFormatted(listed, admin.userData.business.timeZone);
      expect(!wrong, `/closing/v3/history: ${wrong}`);
    },
  },
  {
    rule: 'In the history of closings every row adds up, and the totals of the days are the sums of the rows.',
    needs: 'payer',
    async run(context) {
      const { backend, admin } = context;
      const settings = { token: admin.token };
      await decidedRequest(context, 'accept', 1.25);
      accepted(await backend.post('/closing/v3/close', ofOwnCashier(context), settings));
      const range = {
        startDate: momentFromNow(-1),
        endDate: momentFromNow(1),
      };
      const sums = new Map<string, number>();
      let next: number | null = 1;
      while (next !== null) {
        const currentPage: number = next;
        const content = { ...range, pageProperties: { currentPage, pageSize: 100 } };
        const page = accepted(await backend.post('/closing/v3/history', content, settings));
        for (const row of page.data.flatMap((entry) => ('closings' in entry ? entry.closings : entry))) {
          const { formattedNumber, grossAmount, refundedAmount, netAmount, status } = row;
          const net = cents(grossAmount) - cents(refundedAmount);
          expectSame(cents(netAmount), net, `The net amount of ${formattedNumber} in cents`);
          sums.set(status, (sums.get(status) ?? 0) + cents(netAmount));
        }
        next = page.pageProperties.nextPage;
      }
      expect(sums.size > 0, 'The history does not have the closing that was just made');
      const daily = await backend.post('/closing/v3/history/daily-totals', range, settings);
      if (daily.missingPart) return;
      const { days } = accepted(daily);
      for (const [status, sum] of sums) {
        const ofDays = days.flatMap(({ totals }) => totals).filter((one) => one.status === status);
        const told = sumOfCents(ofDays.map(({ netAmount }) => netAmount));
        expectSame(told, sum, `The net amount of all days for the status ${status} in cents`);
      }
    },
  },
];
