import { randomUUID } from 'node:crypto';
import type { Check } from '../check.ts';
import { type CheckContext, retrieve } from '../check-context.ts';
import { decidedRequest } from '../decided-request.ts';
import { accepted, expect, expectPart, expectSame, rejected } from '../expect.ts';
import { cents, sumOfCents } from '../money.ts';

const HISTORY = '/transactions/v3/history';

const hasParts = ({ admin }: CheckContext) => admin.userData.capabilities?.includes('refunds-in-parts');

const refund = ({ backend, admin }: CheckContext, content: object, headers = {}) =>
  backend.post('/transactions/v3/refund', content, { token: admin.token, headers });

/** The refunded and the remaining amount in cents, once the refunds agree with them. */
async function refundsOf(context: CheckContext, transactionId: string) {
  const found = await retrieve(context, context.admin, transactionId);
  const { status, amount, refundedAmount = 0, refundableAmount = amount, refunds = [] } = found;
  const sum = sumOfCents(refunds.map((one) => one.amount));
  expectSame(cents(refundedAmount), sum, 'refundedAmount and the sum of the refunds in cents');
  expectSame(cents(refundableAmount), cents(amount) - sum, 'refundableAmount in cents');
  const last = refunds.at(-1)?.remainingAmount ?? amount;
  expectSame(cents(last), cents(refundableAmount), 'What remained after the last refund in cents');
  return { status, numbers: refunds.map(({ number }) => number), refunded: sum };
}

export const refundChecks: Omit<Check, 'id'>[] = [
  {
    rule: 'A server may only refund all; if it refunds parts, each is a refund of its own, and the payment stays completed until nothing remains.',
    needs: 'payer',
    async run(context) {
      expectPart(hasParts(context), 'refunds in parts');
      const { id: transactionId } = await decidedRequest(context, 'accept', 7.5);
      accepted(await refund(context, { transactionId, amount: 1.25 }));
      accepted(await refund(context, { transactionId, amount: 0.05 }));
      const half = { status: 'completed', numbers: [1, 2], refunded: 130 };
      expectSame(await refundsOf(context, transactionId), half, 'After two parts');
      accepted(await refund(context, { transactionId }));
      const whole = { status: 'refunded', numbers: [1, 2, 3], refunded: 750 };
      expectSame(await refundsOf(context, transactionId), whole, 'After the rest');
    },
  },
  {
    rule: 'More than what remains is 409 and names the amount; a part repeated with its Idempotency-Key is refunded once.',
    needs: 'payer',
    async run(context) {
      expectPart(hasParts(context), 'refunds in parts');
      const { id: transactionId } = await decidedRequest(context, 'accept', 4);
      const key = { 'Idempotency-Key': randomUUID() };
      for (const _time of [1, 2]) accepted(await refund(context, { transactionId, amount: 1.5 }, key));
      const more = await refund(context, { transactionId, amount: 2.51 });
      rejected(more, 409, 'for a cent more than what remains');
      const named = more.info?.fields?.some(({ field }) => field === 'amount');
      expect(named, 'The 409 for more than what remains does not name the amount');
      expectSame((await refundsOf(context, transactionId)).refunded, 150, 'What was refunded in cents');
    },
  },
  {
    rule: 'A part counts in the history’s sums, `withRefund` finds its payment, and a preview of the closing takes it.',
    needs: 'payer',
    async run(context) {
      expectPart(hasParts(context), 'refunds in parts');
      const { backend, admin, ownCashier } = context;
      const settings = { token: admin.token };
      const own = { businessBranchId: ownCashier.branchId ?? '', businessUserId: ownCashier.id };
      const page = { ...own, pageProperties: { currentPage: 1, pageSize: 100 } };
      const refundedIn = async (filters: object) =>
        accepted(await backend.post(HISTORY, { ...page, ...filters }, settings));
      const toClose = async () =>
        cents(
          accepted(await backend.post('/closing/v3/pending/overview', own, settings)).totals.refundedAmount,
        );
      const kept = await decidedRequest(context, 'accept', 2);
      const { id: transactionId } = await decidedRequest(context, 'accept', 5);
      const [before, open] = [await refundedIn({}), await toClose()];
      accepted(await refund(context, { transactionId, amount: 0.75 }));
      const after = await refundedIn({});
      const rise = (sum: 'refundedAmount' | 'receivedAmount') =>
        cents(after.summary[sum]) - cents(before.summary[sum]);
      expectSame([rise('refundedAmount'), rise('receivedAmount')], [75, 0], 'The rise of the sums in cents');
      expectSame((await toClose()) - open, 75, 'The rise of what a closing would take in cents');
      const ids = (await refundedIn({ withRefund: true })).data.map(({ id }) => id);
      expect(ids.includes(transactionId), 'withRefund does not find the payment');
      expect(!ids.includes(kept.id), 'withRefund finds a payment without a refund');
    },
  },
];
