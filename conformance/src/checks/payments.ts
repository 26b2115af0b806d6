import { randomUUID } from 'node:crypto';
import { area } from '../check.ts';
import { accepted, expect, expectSame, rejected } from '../expect.ts';
import { cents } from '../money.ts';
import { type Bench, retrieve, type Schemas } from '../test-bench.ts';

/** A request of the run's own cashier that the app user has accepted or rejected. */
async function decidedRequest(
  bench: Bench,
  action: 'accept' | 'reject',
  amount: number,
): Promise<Schemas['Transaction']> {
  const { ownCashier, admin } = bench;
  const own = { businessBranchId: ownCashier.branchId ?? '', businessUserId: ownCashier.id };
  const request = await bench.sendRequest({ amount, ...own }, admin);
  await bench.payer?.(action, request);
  return retrieve(bench, admin, request.id);
}

const openBalance = async ({ backend, admin: { token } }: Bench) =>
  cents(
    accepted(await backend.post('/transactions/v3/balances', {}, { token })).balanceDetail.totalOpenBalance,
  );

const ofOwnCashier = ({ ownCashier }: Bench) => ({
  businessBranchId: ownCashier.branchId ?? '',
  businessUserId: ownCashier.id,
});

export const paymentChecks = area('payments', [
  {
    rule: 'An accepted request is completed, has its authorization number, and is in the paid list.',
    needs: 'payer',
    async run(bench) {
      const paid = await decidedRequest(bench, 'accept', 2.5);
      expectSame(paid.status, 'completed', 'The status of an accepted request');
      expect(paid.authorizationNumber, 'A completed transaction has no authorization number');
      expect(paid.resolutionDate, 'A completed transaction has no resolution date');
      const settings = { token: bench.admin.token };
      const { transactions } = accepted(await bench.backend.post('/transactions/v3/paid', {}, settings));
      expect(
        transactions.some(({ id }) => id === paid.id),
        'The paid list does not have it',
      );
    },
  },
  {
    rule: 'What was decided cannot be canceled: 409.',
    needs: 'payer',
    async run(bench) {
      for (const action of ['accept', 'reject'] as const) {
        const { id: transactionId } = await decidedRequest(bench, action, 1);
        const settings = { token: bench.admin.token };
        const reply = await bench.backend.post(
          '/transactions/v3/requests/cancel',
          { transactionId },
          settings,
        );
        rejected(reply, 409, `after the app user did ${action}`);
      }
    },
  },
  {
    rule: 'A payment raises the open balance by its amount and a refund lowers it again, each once.',
    needs: 'payer',
    async run(bench) {
      const before = await openBalance(bench);
      const { id: transactionId } = await decidedRequest(bench, 'accept', 3.33);
      expectSame((await openBalance(bench)) - before, 333, 'The rise of the open balance in cents');
      const key = randomUUID();
      const refund = (settings: object) =>
        bench.backend.post(
          '/transactions/v3/refund',
          { transactionId, reason: 'Conformidad' },
          { token: bench.admin.token, ...settings },
        );
      const keyed = { headers: { 'Idempotency-Key': key } };
      expectSame(accepted(await refund(keyed)).transaction.status, 'refunded', 'The status after the refund');
      accepted(await refund(keyed));
      rejected(await refund({}), 409, 'for a refunded transaction');
      expectSame(
        (await openBalance(bench)) - before,
        0,
        'The change of the open balance after the refund, in cents',
      );
    },
  },
  {
    rule: 'A closing takes what its preview showed, once, and its transactions add up to it.',
    needs: 'payer',
    async run(bench) {
      const { backend, admin } = bench;
      const settings = { token: admin.token };
      await decidedRequest(bench, 'accept', 10.1);
      await decidedRequest(bench, 'accept', 0.2);
      const cashier = ofOwnCashier(bench);
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
    async run(bench) {
      await decidedRequest(bench, 'accept', 5);
      const close = () =>
        bench.backend.post('/closing/v3/close', ofOwnCashier(bench), { token: bench.admin.token });
      const replies = await Promise.all([close(), close()]);
      const taken = replies.flatMap((reply) => (reply.status === 200 ? accepted(reply).closings : []));
      expectSame(
        taken.reduce((all, { netAmount }) => all + cents(netAmount), 0),
        500,
        'What both closings took, in cents',
      );
    },
  },
]);
