import { area } from '../check.ts';
import type { CheckContext, SignedIn } from '../check-context.ts';
import { momentFromNow } from '../days.ts';
import { decidedRequest } from '../decided-request.ts';
import { accepted, expect, expectSame } from '../expect.ts';
import { cents } from '../money.ts';

const PAGE = { pageProperties: { currentPage: 1, pageSize: 100 } };

const branchOf = ({ branchAdmin }: CheckContext): string => branchAdmin.userData.user.branchId ?? '';

/** Receives a payment in another branch of the business, if it has one, and gives it back. */
async function paymentElsewhere(context: CheckContext): Promise<void> {
  const { backend, admin, payer, friUserId } = context;
  const settings = { token: admin.token };
  const { users } = accepted(await backend.post('/users/v3/list', {}, settings));
  for (const { id, branchId, status } of users) {
    if (branchId === null || branchId === branchOf(context) || status !== 'active') continue;
    const place = { businessBranchId: branchId, businessUserId: id };
    const request = { friUserId, amount: 1.07, ...place };
    const sent = await backend.post('/transactions/v3/requests/send', request, settings);
    // The branch may be blocked.
    if (sent.status !== 200) continue;
    const { transaction } = accepted(sent);
    await payer?.('accept', transaction);
    const refund = { transactionId: transaction.id, reason: 'Conformidad' };
    accepted(await backend.post('/transactions/v3/refund', refund, settings));
    return;
  }
}

/** The transactions of every list that a user may read. */
async function listsOf({ backend }: CheckContext, { token }: SignedIn) {
  const settings = { token };
  const { transactions: pending } = accepted(await backend.post('/transactions/v3/pending', {}, settings));
  const { transactions: paid } = accepted(await backend.post('/transactions/v3/paid', {}, settings));
  const { data: history } = accepted(await backend.post('/transactions/v3/history', PAGE, settings));
  return { pending, paid, history };
}

export const scopeChecks = area('scopes', [
  {
    rule: 'The lists of a cashier have its own transactions only, and those of a branch administrator only the branch’s.',
    needs: 'payer',
    async run(context) {
      const { branchAdmin, cashier } = context;
      await decidedRequest(context, 'accept', 1.03);
      await paymentElsewhere(context);
      for (const [list, transactions] of Object.entries(await listsOf(context, cashier)))
        for (const { id, businessUserId } of transactions)
          expect(
            businessUserId === cashier.userData.user.id,
            `The cashier’s list ${list} has ${id} of another cashier`,
          );
      for (const [list, transactions] of Object.entries(await listsOf(context, branchAdmin)))
        for (const { id, businessBranchId } of transactions)
          expect(
            businessBranchId === branchOf(context),
            `The branch administrator’s list ${list} has ${id} of another branch`,
          );
    },
  },
  {
    rule: 'A cashier that may see closings sees its own only, and a branch administrator those of the branch.',
    needs: 'payer',
    async run(context) {
      const { backend, admin, branchAdmin, cashier, ownCashier } = context;
      await decidedRequest(context, 'accept', 1.09);
      const own = { businessBranchId: ownCashier.branchId ?? '', businessUserId: ownCashier.id };
      accepted(await backend.post('/closing/v3/close', own, { token: admin.token }));
      const closingsOf = async ({ token }: SignedIn) => {
        const reply = await backend.post('/closing/v3/history', PAGE, { token });
        if (reply.status === 403) return [];
        return accepted(reply).data.flatMap((entry) =>
          'closings' in entry
            ? entry.closings.map((closing) => ({
                formattedNumber: closing.formattedNumber,
                userId: entry.user.type === 'operator' ? entry.user.id : null,
                branchId: entry.branch.id,
              }))
            : [entry],
        );
      };
      for (const { formattedNumber, userId } of await closingsOf(cashier))
        expect(
          userId === cashier.userData.user.id,
          `The cashier sees ${formattedNumber}, which is another’s`,
        );
      for (const { formattedNumber, branchId } of await closingsOf(branchAdmin))
        expect(
          branchId === branchOf(context),
          `The branch administrator sees ${formattedNumber} of another branch`,
        );
    },
  },
  {
    rule: 'The sums that a branch administrator sees are those of the branch, as its business sees them.',
    needs: 'payer',
    async run(context) {
      const { backend, admin, branchAdmin } = context;
      await paymentElsewhere(context);
      const range = {
        startDate: momentFromNow(-1),
        endDate: momentFromNow(1),
      };
      const sumsOf = async ({ token }: SignedIn, place: object) => {
        const settings = { token };
        const list = { ...PAGE, ...range, ...place };
        const { summary } = accepted(await backend.post('/transactions/v3/history', list, settings));
        const daily = await backend.post(
          '/transactions/v3/history/daily-totals',
          { ...range, ...place },
          settings,
        );
        const days = daily.missingPart ? [] : accepted(daily).days;
        const { totals } = accepted(await backend.post('/closing/v3/pending/overview', place, settings));
        return {
          'of the history': [summary.count, cents(summary.receivedAmount), cents(summary.refundedAmount)],
          'of the days': days.map(({ receivedAmount, refundedAmount }) => [
            cents(receivedAmount),
            cents(refundedAmount),
          ]),
          'that a closing would take': [totals.count, cents(totals.netAmount)],
        };
      };
      const seen = await sumsOf(branchAdmin, {});
      const whole = await sumsOf(admin, { businessBranchId: branchOf(context) });
      for (const [what, sums] of Object.entries(seen))
        expectSame(sums, whole[what as keyof typeof whole], `What a branch administrator sees ${what}`);
    },
  },
]);
