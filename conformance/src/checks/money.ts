import { area } from '../check.ts';
import type { Schemas } from '../check-context.ts';
import { areConsecutive, dayFromNow, momentFromNow } from '../days.ts';
import { accepted, expect, expectPart, expectSame, rejected } from '../expect.ts';
import { cents, hasCents, showsAmount, sumOfCents } from '../money.ts';

export const moneyChecks = area('money', [
  {
    rule: 'An amount comes back as it was sent, and formattedAmount shows it.',
    async run(context) {
      for (const amount of [0.01, 0.1, 0.29, 1.1, 1234.5, 999_999.99]) {
        const request = await context.sendRequest({ amount });
        expectSame(request.amount, amount, 'The amount');
        const { formattedAmount, amountDetail } = request;
        expect(showsAmount(formattedAmount, amount), `formattedAmount of ${amount} is ${formattedAmount}`);
        const { formattedTotal } = amountDetail;
        expect(showsAmount(formattedTotal, amount), `formattedTotal of ${amount} is ${formattedTotal}`);
      }
    },
  },
  {
    rule: 'Zero, a negative amount, a third decimal and more than 999,999.99 are 400 and name the amount.',
    async run({ backend, friUserId, cashier: { token } }) {
      for (const amount of [0, -1, 1.005, 1_000_000, '1.00', null]) {
        const reply = await backend.post('/transactions/v3/requests/send', { friUserId, amount }, { token });
        rejected(reply, 400, `for the amount ${JSON.stringify(amount)}`);
        const named = reply.info?.fields?.some(({ field }) => field === 'amount');
        expect(named, `The 400 for the amount ${JSON.stringify(amount)} does not name it`);
      }
    },
  },
  {
    rule: 'The summary of the history is the exact sum of its rows.',
    async run(context) {
      for (const amount of [0.1, 0.2, 0.7]) await context.sendRequest({ amount });
      const { token } = context.cashier;
      const filters = { initialAmount: 0.1, finalAmount: 0.7, statuses: ['pending', 'canceled'] };
      const amounts: number[] = [];
      let total = 0;
      let sums: Schemas['HistorySummary'] | undefined;
      for (let currentPage = 1; ; currentPage += 1) {
        const content = { ...filters, pageProperties: { currentPage, pageSize: 100 } };
        const page = accepted(await context.backend.post('/transactions/v3/history', content, { token }));
        amounts.push(...page.data.map(({ amount }) => amount));
        total = page.summary.totalAmount;
        sums = page.summary;
        expect(hasCents(total), `The sum ${total} has more than two decimals`);
        const { nextPage, totalPages } = page.pageProperties;
        if (nextPage === null) break;
        expect(currentPage < totalPages, `Page ${currentPage} of ${totalPages} has a next one`);
      }
      expectSame(cents(total), sumOfCents(amounts), 'The sum in cents');
      const net = cents(sums?.receivedAmount ?? 0) - cents(sums?.refundedAmount ?? 0);
      expectSame(cents(sums?.netAmount ?? 0), net, 'The net amount in cents');
    },
  },
  {
    rule: 'A preview of a closing adds up: gross minus refunds is net, and the cashiers make the totals.',
    async run({ backend, admin: { token } }) {
      const { totals, cashiers } = accepted(
        await backend.post('/closing/v3/pending/overview', {}, { token }),
      );
      for (const { grossAmount, refundedAmount, netAmount } of [totals, ...cashiers])
        expectSame(cents(netAmount), cents(grossAmount) - cents(refundedAmount), 'The net amount in cents');
      expectSame(
        cents(totals.netAmount),
        sumOfCents(cashiers.map(({ netAmount }) => netAmount)),
        'The sum of the cashiers in cents',
      );
    },
  },
  {
    rule: 'The daily totals have every day of their range, and add up to the summary of the history.',
    async run({ backend, admin: { token } }) {
      const [range, settings] = [{ startDate: momentFromNow(-7), endDate: momentFromNow(0) }, { token }];
      const list = { ...range, pageProperties: { currentPage: 1, pageSize: 1 } };
      const { summary } = accepted(await backend.post('/transactions/v3/history', list, settings));
      const { days } = accepted(await backend.post('/transactions/v3/history/daily-totals', range, settings));
      const named = days.map(({ day }) => day);
      expect(areConsecutive(named), `The days are ${named.join(', ')}`);
      expect(days.length >= 7, `Seven times 24 hours touch ${days.length} days`);
      for (const name of ['receivedAmount', 'refundedAmount', 'netAmount'] as const)
        expectSame(
          sumOfCents(days.map((day) => day[name])),
          cents(summary[name]),
          `The sum of ${name} in cents`,
        );
      const { days: closed } = accepted(
        await backend.post('/closing/v3/history/daily-totals', range, settings),
      );
      expectSame(
        closed.map(({ day }) => day),
        days.map(({ day }) => day),
        'The days of the closings',
      );
    },
  },
  {
    rule: 'A server may have no statement; if it has, its days add up, and its balance is what was received and has not left.',
    async run({ backend, admin: { token, userData } }) {
      expectPart(userData.capabilities?.includes('statement'), 'statement');
      const [startDay, endDay] = [dayFromNow(-31), dayFromNow(-1)];
      const statement = accepted(
        await backend.post('/closing/v3/statement', { startDay, endDay }, { token }),
      );
      const left = ({ deposits, closings }: Pick<Schemas['Statement'], 'deposits' | 'closings'>) =>
        cents((deposits ?? closings).netAmount);
      let balance = cents(statement.openingBalance);
      for (const day of statement.days) {
        balance += cents(day.netAmount) - left(day);
        expectSame(cents(day.balance), balance, `The balance at the end of ${day.day} in cents`);
      }
      expectSame(cents(statement.closingBalance), balance, 'The closing balance in cents');
      for (const name of ['receivedAmount', 'refundedAmount', 'netAmount'] as const)
        expectSame(
          sumOfCents(statement.days.map((day) => day[name])),
          cents(statement.total[name]),
          `The sum of ${name} of all days of the statement in cents`,
        );
    },
  },
]);
