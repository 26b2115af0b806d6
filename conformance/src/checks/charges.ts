import { area } from '../check.ts';
import { type CheckContext, retrieve, type Schemas } from '../check-context.ts';
import { accepted, expect, expectPart, expectSame, rejected } from '../expect.ts';
import { NOTE } from '../prepare-check-context.ts';

const CHARGE = '/transactions/v3/charges/create';
const CANCEL = '/transactions/v3/requests/cancel';
const DISTINCT = '/transactions/v3/requests/mark-distinct';
const SENT = '/transactions/v3/requests/mark-sent';
const PAID = '/transactions/v3/paid';
const QR = '/transactions/v3/qr/download';
const WEEK = 7 * 24 * 3600;

const hasCharges = ({ cashier }: CheckContext) => cashier.userData.capabilities?.includes('charges');

async function charge({ backend, cashier }: CheckContext, content: object = {}) {
  const reply = await backend.post(CHARGE, { amount: 1, note: NOTE, ...content }, { token: cashier.token });
  return accepted(reply).transaction;
}

const lasts = ({ creationDate, expirationDate }: Schemas['Transaction']) =>
  Math.round((Date.parse(expirationDate ?? '') - Date.parse(creationDate)) / 1000);

export const chargeChecks = area('charges', [
  {
    rule: 'A server may have no charges; if it has, a new one is pending without a payer, keeps what was sent, and has a link of its own.',
    async run(context) {
      expectPart(hasCharges(context), 'charges');
      const [{ id, paymentLink }, other] = [
        await charge(context, { reference: 'C1' }),
        await charge(context),
      ];
      const { origin, status, friUser, reference, note } = await retrieve(context, context.cashier, id);
      expectSame(
        { origin, status, friUser },
        { origin: 'charge', status: 'pending', friUser: null },
        'The charge',
      );
      expectSame({ reference, note }, { reference: 'C1', note: NOTE }, 'What was sent');
      expect(paymentLink, 'A pending charge has no paymentLink');
      expect(paymentLink !== other.paymentLink, 'Two charges have the same paymentLink');
    },
  },
  {
    rule: 'A charge lasts 15 minutes by default and seven days at most; longer is 422.',
    async run(context) {
      expectPart(hasCharges(context), 'charges');
      expectSame(lasts(await charge(context)), 900, 'The seconds of a charge by default');
      expectSame(lasts(await charge(context, { timerSeconds: WEEK })), WEEK, 'The seconds of a week');
      const { backend, cashier } = context;
      const content = { amount: 1, timerSeconds: WEEK + 1 };
      rejected(
        await backend.post(CHARGE, content, { token: cashier.token }),
        422,
        'for more than seven days',
      );
    },
  },
  {
    rule: 'A canceled charge has neither link nor code, and cannot be canceled again: 409.',
    async run(context) {
      expectPart(hasCharges(context), 'charges');
      const { backend, cashier } = context;
      const { id: transactionId } = await charge(context);
      const settings = { token: cashier.token };
      const { transaction } = accepted(await backend.post(CANCEL, { transactionId }, settings));
      expectSame(
        { status: transaction.status, paymentLink: transaction.paymentLink ?? null },
        { status: 'canceled', paymentLink: null },
        'The canceled charge',
      );
      rejected(await backend.post(QR, { transactionId }, settings), 409, 'for the code of a canceled charge');
      rejected(await backend.post(CANCEL, { transactionId }, settings), 409, 'for a canceled charge');
    },
  },
  {
    rule: 'A server may keep that a payment is another than the one waited for; if it does, it keeps it with the charge, and says 409 of what is no payment to its cashier, or once the charge waits no longer.',
    async run(context) {
      expectPart(hasCharges(context), 'charges');
      const { backend, cashier } = context;
      const settings = { token: cashier.token };
      const { id: transactionId, businessUserId, distinctPaymentIds } = await charge(context);
      expectPart(distinctPaymentIds, 'payments that are told apart');
      expectSame(distinctPaymentIds, [], 'What is said of a new charge');
      const { id: other } = await charge(context);
      rejected(
        await backend.post(DISTINCT, { transactionId, paymentId: other }, settings),
        409,
        'for a charge instead of a payment',
      );
      const { transactions } = accepted(await backend.post(PAID, {}, settings));
      const payment = transactions.find(
        (one) => one.origin === 'payment' && one.businessUserId === businessUserId,
      );
      const paymentId = payment?.id ?? other;
      if (payment) {
        accepted(await backend.post(DISTINCT, { transactionId, paymentId }, settings));
        accepted(await backend.post(DISTINCT, { transactionId, paymentId }, settings));
        const kept = await retrieve(context, cashier, transactionId);
        expectSame(
          kept.distinctPaymentIds,
          [paymentId],
          'The payments that are another, after saying it twice',
        );
      }
      accepted(await backend.post(CANCEL, { transactionId }, settings));
      rejected(
        await backend.post(DISTINCT, { transactionId, paymentId }, settings),
        409,
        'for a charge that waits no longer',
      );
    },
  },
  {
    rule: 'A server may keep that a link was sent; if it does, everybody who reads the charge learns when, a reminder is not the link sent again, and the first reminder counts; once it waits no longer: 409.',
    async run(context) {
      expectPart(hasCharges(context), 'charges');
      const { backend, cashier, branchAdmin } = context;
      const settings = { token: cashier.token };
      const { id: transactionId, linkSentDate } = await charge(context);
      expectPart(linkSentDate !== undefined, 'links that are kept as sent');
      expectSame(linkSentDate, null, 'When the link of a new charge was sent');
      const mark = async (content: object) => {
        const reply = await backend.post(SENT, { transactionId, ...content }, settings);
        const { transaction } = accepted(reply);
        return { link: transaction.linkSentDate ?? null, reminder: transaction.reminderSentDate ?? null };
      };
      const sent = await mark({});
      expect(sent.link, 'A charge whose link was sent has no linkSentDate');
      expectSame(sent.reminder, null, 'When a reminder was sent, before there is one');
      const reminded = await mark({ reminder: true });
      expectSame(reminded.link, sent.link, 'When the link was sent, after a reminder');
      expect(reminded.reminder, 'A charge with a reminder has no reminderSentDate');
      expectSame(await mark({ reminder: true }), reminded, 'What is kept after another reminder');
      const read = await retrieve(context, branchAdmin, transactionId);
      expectSame(
        { link: read.linkSentDate, reminder: read.reminderSentDate },
        reminded,
        'What the branch administrator reads',
      );
      accepted(await backend.post(CANCEL, { transactionId }, settings));
      rejected(await backend.post(SENT, { transactionId }, settings), 409, 'for what waits no longer');
    },
  },
  {
    rule: 'A server may say that a charge is blocked; if it does, it names the cashier or the branch, and gives neither link nor code until it is active again.',
    async run(context) {
      expectPart(hasCharges(context), 'charges');
      const { backend, admin, ownCashier } = context;
      const settings = { token: admin.token };
      const user = { userId: ownCashier.id, businessBranchId: ownCashier.branchId ?? '' };
      const own = { businessUserId: user.userId, businessBranchId: user.businessBranchId };
      const made = accepted(await backend.post(CHARGE, { amount: 1, note: NOTE, ...own }, settings));
      const { id: transactionId, blockedBy, paymentLink } = made.transaction;
      expectPart(blockedBy !== undefined, 'charges that say what blocks them');
      expectSame(blockedBy, null, 'What blocks a new charge');
      const stateOf = async () => {
        const now = await retrieve(context, admin, transactionId);
        return { blockedBy: now.blockedBy, link: now.paymentLink ?? null };
      };
      accepted(await backend.post('/users/v3/block', user, settings));
      try {
        expectSame(await stateOf(), { blockedBy: 'cashier', link: null }, 'The charge of a blocked cashier');
        const code = await backend.post(QR, { transactionId }, settings);
        rejected(code, 409, 'for the code of a charge that cannot be paid');
      } finally {
        accepted(await backend.post('/users/v3/unblock', user, settings));
      }
      expectSame(
        await stateOf(),
        { blockedBy: null, link: paymentLink },
        'The charge once it is active again',
      );
      accepted(await backend.post(CANCEL, { transactionId }, settings));
    },
  },
]);
