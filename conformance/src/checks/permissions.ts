import { area } from '../check.ts';
import { retrieve } from '../check-context.ts';
import type { Backend } from '../checked-backend.ts';
import { accepted, expect, expectSame, rejected } from '../expect.ts';
import type { Reply } from '../reply.ts';

const PAGE = { pageProperties: { currentPage: 1, pageSize: 10 } };

/** Calls that change nothing, with the users who may not make them. */
const FORBIDDEN: readonly [
  caller: 'cashier' | 'branchAdmin',
  call: (backend: Backend, token: string) => Promise<Reply>,
][] = [
  ['cashier', (backend, token) => backend.post('/transactions/v3/balances', {}, { token })],
  ['cashier', (backend, token) => backend.post('/users/v3/admin/list', {}, { token })],
  ['cashier', (backend, token) => backend.post('/branch/v3/list', {}, { token })],
  ['cashier', (backend, token) => backend.post('/users/v1/admin/users/list', PAGE, { token })],
  ['branchAdmin', (backend, token) => backend.post('/branch/v3/admin/list', {}, { token })],
  ['branchAdmin', (backend, token) => backend.post('/users/v1/admin/users/list', PAGE, { token })],
  ['branchAdmin', (backend, token) => backend.post('/users/v1/admin/role/list', {}, { token })],
  ['branchAdmin', (backend, token) => backend.post('/users/v1/admin/activity/list', PAGE, { token })],
];

export const permissionChecks = area('permissions', [
  {
    rule: 'A call that the session’s permissions do not allow is 403.',
    async run(context) {
      for (const [caller, call] of FORBIDDEN) {
        const reply = await call(context.backend, context[caller].token);
        if (!reply.missingPart) rejected(reply, 403, `for the ${caller}`);
      }
    },
  },
  {
    rule: 'A cashier changes nothing that is not its own: no refund, no assignment, no cashier.',
    async run(context) {
      const { backend, cashier } = context;
      const { id: transactionId } = await context.sendRequest();
      const settings = { token: cashier.token };
      const refund = { transactionId, reason: 'Conformidad' };
      rejected(await backend.post('/transactions/v3/refund', refund, settings), 403, 'for a cashier');
      const assign = { transactionId, businessUserId: cashier.userData.user.id };
      rejected(
        await backend.post('/transactions/v3/payments/assign', assign, settings),
        403,
        'for a cashier',
      );
      const user = { userId: context.ownCashier.id };
      rejected(await backend.post('/users/v3/block', user, settings), 403, 'for a cashier');
    },
  },
  {
    rule: 'A cashier sees and cancels its own requests only; another’s is 404.',
    async run(context) {
      const { backend, admin, ownCashier } = context;
      const own = { businessBranchId: ownCashier.branchId ?? '', businessUserId: ownCashier.id };
      const { id: transactionId } = await context.sendRequest(own, admin);
      const settings = { token: context.cashier.token };
      rejected(
        await backend.post('/transactions/v3/retrieve', { transactionId }, settings),
        404,
        'for another cashier',
      );
      rejected(
        await backend.post('/transactions/v3/requests/cancel', { transactionId }, settings),
        404,
        'for another cashier',
      );
      const { transactions } = accepted(await backend.post('/transactions/v3/pending', {}, settings));
      expect(
        !transactions.some(({ id }) => id === transactionId),
        'A cashier’s list shows another cashier’s request',
      );
    },
  },
  {
    rule: 'The branch administrator and the business administrator see what a cashier of theirs sends.',
    async run(context) {
      const sent = await context.sendRequest();
      for (const user of [context.branchAdmin, context.admin])
        expectSame((await retrieve(context, user, sent.id)).id, sent.id, 'The transaction of the cashier');
    },
  },
  {
    rule: 'What belongs to another business does not exist: 404 to look at it and to act on it.',
    needs: 'otherAdmin',
    async run(context) {
      const { backend, ownCashier, otherAdmin } = context;
      const { id: transactionId } = await context.sendRequest();
      const settings = { token: otherAdmin?.token };
      rejected(
        await backend.post('/transactions/v3/retrieve', { transactionId }, settings),
        404,
        'for another business',
      );
      rejected(
        await backend.post('/transactions/v3/requests/cancel', { transactionId }, settings),
        404,
        'for another business',
      );
      rejected(
        await backend.post('/users/v3/block', { userId: ownCashier.id }, settings),
        404,
        'for another business',
      );
      const { transactions } = accepted(await backend.post('/transactions/v3/pending', {}, settings));
      expect(
        !transactions.some(({ id }) => id === transactionId),
        'Another business’s list shows the request',
      );
    },
  },
]);
