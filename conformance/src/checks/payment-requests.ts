import { area } from '../check.ts';
import { retrieve } from '../check-context.ts';
import { accepted, expect, expectSame, rejected } from '../expect.ts';
import { NOTE } from '../prepare-check-context.ts';

const SEND = '/transactions/v3/requests/send';
const CANCEL = '/transactions/v3/requests/cancel';

export const requestChecks = area('requests', [
  {
    rule: 'An app user is found by the complete username, with or without the at sign; an unknown one is 404.',
    async run({ backend, given, friUserId, cashier: { token } }) {
      const name = given.appUser.replace(/^@/, '');
      for (const search of [name, `@${name}`]) {
        const { user } = accepted(await backend.post('/transactions/v3/verify-user', { search }, { token }));
        expectSame(user.id, friUserId, `The user found by ${search}`);
      }
      const unknown = await backend.post(
        '/transactions/v3/verify-user',
        { search: `${name}.zzz` },
        { token },
      );
      rejected(unknown, 404, 'for an unknown app user');
    },
  },
  {
    rule: 'A new request is pending, is the cashier’s own, and keeps what was sent.',
    async run(context) {
      const content = { amount: 1.25, note: NOTE, reference: 'C1', timerSeconds: 300 };
      const { id } = await context.sendRequest(content);
      const request = await retrieve(context, context.cashier, id);
      const { origin, status, amount, note, reference, businessUserId, friUser } = request;
      expectSame(
        { origin, status, amount },
        { origin: 'request', status: 'pending', amount: 1.25 },
        'The request',
      );
      expectSame({ note, reference }, { note: content.note, reference: content.reference }, 'What was sent');
      expectSame(businessUserId, context.cashier.userData.user.id, 'The cashier of the request');
      expectSame(friUser?.id, context.friUserId, 'The app user of the request');
    },
  },
  {
    rule: 'A request expires after its timer, 15 minutes by default.',
    async run(context) {
      for (const [content, seconds] of [
        [{}, 900],
        [{ timerSeconds: 300 }, 300],
        [{ timerSeconds: 86_400 }, 86_400],
      ] as const) {
        const { creationDate, expirationDate } = await context.sendRequest(content);
        const lasts = Date.parse(expirationDate ?? '') - Date.parse(creationDate);
        expectSame(Math.round(lasts / 1000), seconds, 'The seconds until a request expires');
      }
    },
  },
  {
    rule: 'The pending list has a new request, and no longer one that was canceled.',
    async run(context) {
      const { backend, cashier } = context;
      const listed = async (wanted: string) => {
        const reply = await backend.post('/transactions/v3/pending', {}, { token: cashier.token });
        return accepted(reply).transactions.some(({ id }) => id === wanted);
      };
      const { id } = await context.sendRequest();
      expect(await listed(id), 'The pending list does not have a request that was just sent');
      accepted(await backend.post(CANCEL, { transactionId: id }, { token: cashier.token }));
      expect(!(await listed(id)), 'The pending list still has a canceled request');
    },
  },
  {
    rule: 'A canceled request has its reason and its timeline, and cannot be canceled again: 409.',
    async run(context) {
      const { backend, cashier } = context;
      const { id: transactionId } = await context.sendRequest();
      const cancel = () => backend.post(CANCEL, { transactionId, reason: 'Ya no' }, { token: cashier.token });
      expectSame(accepted(await cancel()).transaction.status, 'canceled', 'The status after canceling');
      rejected(await cancel(), 409, 'for a canceled request');
      const { statusReason, timeline } = await retrieve(context, cashier, transactionId);
      expectSame(statusReason, 'Ya no', 'The reason');
      expectSame(
        timeline.map(({ status }) => status),
        ['pending', 'canceled'],
        'The timeline',
      );
    },
  },
  {
    rule: 'Of two cancellations at the same time one wins and the other gets 409.',
    async run(context) {
      const { id: transactionId } = await context.sendRequest();
      const replies = await Promise.all(
        [context.cashier, context.admin].map(({ token }) =>
          context.backend.post(CANCEL, { transactionId }, { token }),
        ),
      );
      expectSame(replies.map(({ status }) => status).sort(), [200, 409], 'The statuses');
    },
  },
  {
    rule: 'An app user who does not exist is 404, and an invalid request 400: note over 120 characters, other timers.',
    async run({ backend, friUserId, cashier: { token } }) {
      const send = (content: object) => backend.post(SEND, { friUserId, amount: 1, ...content }, { token });
      rejected(await send({ friUserId: 'au_unknown' }), 404, 'for an unknown app user');
      rejected(await send({ note: 'x'.repeat(121) }), 400, 'for a note of 121 characters');
      rejected(await send({ reference: 'X-1' }), 400, 'for an invalid reference');
      rejected(await send({ timerSeconds: 301 }), 400, 'for a timer of 301 seconds');
    },
  },
  {
    rule: 'A blocked cashier cannot send: 422.',
    async run(context) {
      const { backend, admin, ownCashier } = context;
      const { token } = admin;
      const user = { userId: ownCashier.id, businessBranchId: ownCashier.branchId ?? '' };
      accepted(await backend.post('/users/v3/block', user, { token }));
      const content = {
        friUserId: context.friUserId,
        amount: 1,
        businessBranchId: user.businessBranchId,
        businessUserId: user.userId,
      };
      const reply = await backend.post(SEND, content, { token });
      accepted(await backend.post('/users/v3/unblock', user, { token }));
      rejected(reply, 422, 'for a blocked cashier');
    },
  },
]);
