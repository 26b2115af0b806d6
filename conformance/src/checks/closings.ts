import type { Check } from '../check.ts';
import type { CheckContext } from '../check-context.ts';
import { decidedRequest } from '../decided-request.ts';
import { accepted, expect, expectSame } from '../expect.ts';
import { cents } from '../money.ts';
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
      const wrong = wronglyFormatted(listed, admin.userData.business.timeZone);
      expect(!wrong, `/closing/v3/history: ${wrong}`);
    },
  },
];
