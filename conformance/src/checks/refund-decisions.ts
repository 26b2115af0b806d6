import type { Check } from '../check.ts';
import { type CheckContext, retrieve } from '../check-context.ts';
import { decidedRequest } from '../decided-request.ts';
import { accepted, expect, expectSame, rejected } from '../expect.ts';
import { cents } from '../money.ts';
import { ask, contentOf, end, POLICY, policyOf, REQUESTS, requirePart } from '../refund-calls.ts';

/** Runs a part of a check with a limit of branch administrators, and gives them their rule back. */
async function withLimit(context: CheckContext, perRefund: number, part: () => Promise<void>): Promise<void> {
  const { backend, admin } = context;
  const before = contentOf(await policyOf(context));
  const set = async (change: object) => {
    const { version } = await policyOf(context);
    accepted(await backend.post(`${POLICY}/set`, { ...before, ...change, version }, { token: admin.token }));
  };
  const others = before.rules.filter(({ roleId }) => roleId !== 'branch_admin');
  const rules = [...others, { roleId: 'branch_admin', mode: 'allowed', perRefund }];
  try {
    await set({ rules, confirmFrom: undefined });
    await part();
  } finally {
    await set({});
  }
}

const refundedCents = async (context: CheckContext, transactionId: string) =>
  cents((await retrieve(context, context.admin, transactionId)).refundedAmount ?? 0);

export const decisionChecks: Omit<Check, 'id'>[] = [
  {
    rule: 'What was rejected or withdrawn cannot be approved any more: 409, and no money moves; who asked reads why it was rejected.',
    needs: 'payer',
    async run(context) {
      requirePart(context, 'refund-requests');
      const { backend, admin, branchAdmin } = context;
      const mayAsk = branchAdmin.userData.refundMode !== 'not-allowed';
      if (!mayAsk || admin.userData.refundMode !== 'allowed') return;
      const { id: transactionId } = await decidedRequest(context, 'accept', 5);
      const rejectedOne = await ask(context, branchAdmin, transactionId, 1.5);
      accepted(await end(context, 'reject', admin, rejectedOne.id, { reason: 'Sin recibo' }));
      const withdrawn = await ask(context, branchAdmin, transactionId, 1.5);
      accepted(await end(context, 'withdraw', branchAdmin, withdrawn.id));
      for (const { id } of [rejectedOne, withdrawn])
        rejected(await end(context, 'approve', admin, id), 409, 'for a request that no longer waits');
      expectSame(await refundedCents(context, transactionId), 0, 'What was given back, in cents');
      const page = { state: 'decided', pageProperties: { currentPage: 1, pageSize: 100 } };
      const { data } = accepted(await backend.post(`${REQUESTS}/list`, page, { token: branchAdmin.token }));
      const read = data.find(({ id }) => id === rejectedOne.id);
      expectSame(
        [read?.status, read?.decisionReason, read?.mayApprove],
        ['rejected', 'Sin recibo', false],
        'What who asked reads of a rejected request',
      );
    },
  },
  {
    rule: 'A limit of a role holds for its refunds and for its approvals alike: 409 that names the amount, said before it is typed.',
    needs: 'payer',
    async run(context) {
      requirePart(context, 'refund-policy');
      requirePart(context, 'refund-requests');
      const { backend, admin, branchAdmin } = context;
      const { id: transactionId } = await decidedRequest(context, 'accept', 5);
      const refund = (amount: number) =>
        backend.post('/transactions/v3/refund', { transactionId, amount }, { token: branchAdmin.token });
      await withLimit(context, 1, async () => {
        const { refundAllowance } = await retrieve(context, branchAdmin, transactionId);
        expectSame(
          [cents(refundAllowance?.amount ?? 0), refundAllowance?.limitedBy],
          [100, 'per-refund'],
          'What the role may refund, in cents, and by what it is limited',
        );
        const { info } = rejected(await refund(1.01), 409, 'for a cent more than the limit of the role');
        const named = info?.fields?.some(({ field }) => field === 'amount');
        expect(named, 'The 409 for more than the limit does not name the amount');
        const { id } = await ask(context, admin, transactionId, 1.01);
        rejected(await end(context, 'approve', branchAdmin, id), 409, 'for an approval beyond the limit');
        accepted(await end(context, 'withdraw', admin, id));
        accepted(await refund(1));
      });
      expectSame(await refundedCents(context, transactionId), 100, 'What was given back, in cents');
    },
  },
  {
    rule: 'A request says that it lapses seven days after it was made, and none that is past its moment is among those that wait.',
    needs: 'payer',
    async run(context) {
      requirePart(context, 'refund-requests');
      const { backend, admin } = context;
      if (admin.userData.refundMode === 'not-allowed') return;
      const { id: transactionId } = await decidedRequest(context, 'accept', 5);
      const made = await ask(context, admin, transactionId, 1.25);
      const page = { pageProperties: { currentPage: 1, pageSize: 100 } };
      const reply = await backend.post(`${REQUESTS}/list`, page, { token: admin.token });
      accepted(await end(context, 'withdraw', admin, made.id));
      const lasts = Date.parse(made.expirationDate) - Date.parse(made.creationDate);
      expectSame(Math.round(lasts / 1000), 604_800, 'The seconds until a request lapses');
      // By the backend's clock, and not to the second, because the list is read before its response is dated.
      const now = Date.parse(reply.headers.get('Date') ?? new Date().toISOString());
      const past = accepted(reply).data.filter((one) => Date.parse(one.expirationDate) < now - 60_000);
      expectSame(past.length, 0, 'The number of requests that wait although they have lapsed');
    },
  },
];
