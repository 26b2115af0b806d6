import { randomUUID } from 'node:crypto';
import { area } from '../check.ts';
import type { CheckContext } from '../check-context.ts';
import { decidedRequest } from '../decided-request.ts';
import { accepted, expect, expectSame, rejected } from '../expect.ts';
import { cents } from '../money.ts';
import { closingChecks } from './closings.ts';
import { refundChecks } from './refunds.ts';

const openBalance = async ({ backend, admin: { token } }: CheckContext) =>
  cents(
    accepted(await backend.post('/transactions/v3/balances', {}, { token })).balanceDetail.totalOpenBalance,
  );

export const paymentChecks = area('payments', [
  {
    rule: 'An accepted request is completed, has its authorization number, and is in the paid list.',
    needs: 'payer',
    async run(context) {
      const paid = await decidedRequest(context, 'accept', 2.5);
      expectSame(paid.status, 'completed', 'The status of an accepted request');
      expect(paid.authorizationNumber, 'A completed transaction has no authorization number');
      expect(paid.resolutionDate, 'A completed transaction has no resolution date');
      const settings = { token: context.admin.token };
      const { transactions } = accepted(await context.backend.post('/transactions/v3/paid', {}, settings));
      expect(
        transactions.some(({ id }) => id === paid.id),
        'The paid list does not have it',
      );
    },
  },
  {
    rule: 'What was decided cannot be canceled: 409.',
    needs: 'payer',
    async run(context) {
      for (const action of ['accept', 'reject'] as const) {
        const { id: transactionId } = await decidedRequest(context, action, 1);
        const settings = { token: context.admin.token };
        const reply = await context.backend.post(
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
    async run(context) {
      const before = await openBalance(context);
      const { id: transactionId } = await decidedRequest(context, 'accept', 3.33);
      expectSame((await openBalance(context)) - before, 333, 'The rise of the open balance in cents');
      const key = randomUUID();
      const refund = (settings: object) =>
        context.backend.post(
          '/transactions/v3/refund',
          { transactionId, reason: 'Conformidad' },
          { token: context.admin.token, ...settings },
        );
      const keyed = { headers: { 'Idempotency-Key': key } };
      expectSame(accepted(await refund(keyed)).transaction.status, 'refunded', 'The status after the refund');
      accepted(await refund(keyed));
      rejected(await refund({}), 409, 'for a refunded transaction');
      expectSame(
        (await openBalance(context)) - before,
        0,
        'The change of the open balance after the refund, in cents',
      );
    },
  },
  ...closingChecks,
  ...refundChecks,
]);
