import { randomUUID } from 'node:crypto';
import { area } from '../check.ts';
import { retrieve } from '../check-context.ts';
import { decidedRequest } from '../decided-request.ts';
import { accepted, expect, expectSame, rejected } from '../expect.ts';
import { cents } from '../money.ts';
import { ask, contentOf, end, POLICY, policyOf, REQUESTS, requirePart, waitingFor } from '../refund-calls.ts';
import { decisionChecks } from './refund-decisions.ts';

export const refundRuleChecks = area('refund-rules', [
  {
    rule: 'The refund policy has a rule for each role, and a change of another version than the present one is 409.',
    async run(context) {
      requirePart(context, 'refund-policy');
      const { backend, admin } = context;
      const before = await policyOf(context);
      const roles = before.rules.map(({ roleId }) => roleId);
      expectSame(new Set(roles).size, roles.length, 'The number of roles with a rule');
      for (const role of ['branch_admin', 'operator']) expect(roles.includes(role), `${role} has no rule`);
      const set = (content: object) => backend.post(`${POLICY}/set`, content, { token: admin.token });
      const { policy } = accepted(await set(contentOf(before)));
      expectSame(
        contentOf({ ...policy, version: '' }),
        contentOf({ ...before, version: '' }),
        'The same policy',
      );
      expect(policy.version !== before.version, 'A saved policy keeps its version');
      rejected(await set(contentOf(before)), 409, 'for the version before');
    },
  },
  {
    rule: 'A received payment says how much its reader may refund, which is at most what remains, and not what bounds it falsely.',
    needs: 'payer',
    async run(context) {
      requirePart(context, 'refund-policy');
      const { backend, admin, cashier } = context;
      const { id: transactionId } = await decidedRequest(context, 'accept', 6);
      const allowance = async () => (await retrieve(context, admin, transactionId)).refundAllowance;
      const before = await allowance();
      expect(before, 'A received payment has no refundAllowance');
      expect(cents(before.amount) <= 600, 'refundAllowance is more than what remains');
      expectSame(before.limitedBy === 'remaining', cents(before.amount) === 600, 'limitedBy is `remaining`');
      expectSame(before.mode, admin.userData.refundMode, 'The mode of the caller');
      if (before.limitedBy !== 'remaining' || (before.confirmFrom ?? 6) < 6) return;
      const refund = (token: string, amount: number) =>
        backend.post('/transactions/v3/refund', { transactionId, amount }, { token });
      accepted(await refund(admin.token, 2));
      expectSame(cents((await allowance())?.amount ?? 0), 400, 'What may be refunded after a part, in cents');
      if (cashier.userData.refundMode === 'not-allowed')
        rejected(await refund(cashier.token, 1), 403, 'for a role that does not refund');
    },
  },
  {
    rule: 'One request of a payment waits, is listed and summed, and moves no money; only who made it withdraws it, once.',
    needs: 'payer',
    async run(context) {
      requirePart(context, 'refund-requests');
      const { backend, admin, branchAdmin } = context;
      const { id: transactionId } = await decidedRequest(context, 'accept', 5);
      const { count, amount } = (await waitingFor(context, admin)).waiting;
      const request = await ask(context, admin, transactionId, 1.25);
      expectSame([request.status, cents(request.amount)], ['pending', 125], 'The new request');
      const { waiting, data } = await waitingFor(context, admin);
      expectSame([waiting.count - count, cents(waiting.amount) - cents(amount)], [1, 125], 'What waits more');
      const listed = data.find(({ id }) => id === request.id);
      if (waiting.count <= 100)
        expectSame(listed?.transaction.id, transactionId, 'The payment of the request');
      const again = { transactionId, reason: 'Otra vez' };
      const second = await backend.post(`${REQUESTS}/create`, again, { token: admin.token });
      rejected(second, 409, 'for a second request of the payment');
      rejected(
        await end(context, 'withdraw', branchAdmin, request.id),
        403,
        'for the request of somebody else',
      );
      const withdrawn = accepted(await end(context, 'withdraw', admin, request.id)).request;
      expectSame(withdrawn.status, 'withdrawn', 'The status of a withdrawn request');
      rejected(await end(context, 'withdraw', admin, request.id), 409, 'for a request that no longer waits');
      const { refundedAmount = 0 } = await retrieve(context, admin, transactionId);
      expectSame(refundedAmount, 0, 'What a request gave back');
    },
  },
  {
    rule: 'Nobody approves their own request; approved by somebody else it gives back once, and the refund says who asked.',
    needs: 'payer',
    async run(context) {
      requirePart(context, 'refund-requests');
      const { admin, branchAdmin } = context;
      const mayAsk = branchAdmin.userData.refundMode !== 'not-allowed';
      if (!mayAsk || admin.userData.refundMode !== 'allowed') return;
      const { id: transactionId } = await decidedRequest(context, 'accept', 5);
      const { id, requestedBy } = await ask(context, branchAdmin, transactionId, 1.5);
      rejected(await end(context, 'approve', branchAdmin, id), 403, 'for the own request');
      const again = { headers: { 'Idempotency-Key': randomUUID() } };
      for (const _time of [1, 2]) {
        const { request } = accepted(await end(context, 'approve', admin, id, again));
        expectSame(request.status, 'approved', 'The status of an approved request');
      }
      for (const how of ['approve', 'reject'] as const)
        rejected(await end(context, how, admin, id), 409, 'for a request that is decided');
      const {
        refundedAmount = 0,
        refunds = [],
        refundRequests = [],
      } = await retrieve(context, admin, transactionId);
      expectSame(cents(refundedAmount), 150, 'What was given back, in cents');
      expectSame(refunds[0]?.requestedByName, requestedBy.name, 'Who asked for the refund');
      expectSame(
        refundRequests.map(({ status }) => status),
        ['approved'],
        'What came of the request',
      );
    },
  },
  ...decisionChecks,
]);
