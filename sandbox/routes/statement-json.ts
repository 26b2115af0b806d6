import type { Schemas } from '../contract/operation-types.ts';
import { decimal } from '../rules/history/conditions.ts';
import { createMomentFormatter } from '../rules/moment-formatter.ts';
import { formatMoney } from '../rules/money.ts';
import { closingNumbersText } from '../rules/statement/closing-numbers.ts';
import type { ClosedSum } from '../rules/statement/read-flows.ts';
import type { StatementData, StatementDay } from '../rules/statement/read-statement.ts';
import { statementNumber } from '../rules/statement/statement-number.ts';
import type { StatementPart } from '../rules/statement/statement-part.ts';
import { totalsOf } from '../rules/summary/money.ts';
import { amountsJson } from './daily-totals-json.ts';
import { rangeJson } from './summary-json.ts';

/** Maps a statement to the API's. */
export function statementJson(
  statement: StatementData,
  { id, timeZone }: { id: string; timeZone: string },
): Schemas['Statement'] {
  const { branch, days, isRunning, opening, closing, total, closings, check } = statement;
  const format = createMomentFormatter(timeZone);
  const partJson = ({ amount, firstAt }: StatementPart): Schemas['StatementPart'] => {
    const first = firstAt && format(firstAt);
    return {
      amount: amount / 100,
      formattedAmount: formatted(amount),
      firstDate: firstAt?.toISOString() ?? null,
      formattedFirstDate: first?.date ?? null,
      formattedFirstTime: first?.time ?? null,
    };
  };
  return {
    number: statementNumber(id, statement),
    branch,
    period: {
      ...rangeJson(
        days.map(({ part }) => part),
        timeZone,
      ),
      isRunning,
    },
    openingBalance: opening / 100,
    formattedOpeningBalance: formatted(opening),
    closingBalance: closing / 100,
    formattedClosingBalance: formatted(closing),
    total: amountsJson(totalsOf(total)),
    closings: closingsJson(closings),
    days: days.map(dayJson),
    closedLater: partJson(statement.closedLater),
    notClosed: partJson(statement.notClosed),
    receivedBefore: partJson(statement.receivedBefore),
    closedAfter: partJson(statement.closedAfter),
    check: {
      isBalanced: check.amount === closing,
      amount: check.amount / 100,
      formattedAmount: formatted(check.amount),
      difference: (check.amount - closing) / 100,
      formattedDifference: formatted(check.amount - closing),
      day: check.day?.day ?? null,
      formattedDay: check.day && formattedDay(check.day.day),
    },
  };
}

const formatted = (cents: number): string => formatMoney(decimal(cents));

const formattedDay = (day: string): string => day.split('-').reverse().join('/');

const closingsJson = ({ count, net, numbers }: ClosedSum): Schemas['StatementClosings'] => ({
  count,
  netAmount: net / 100,
  formattedNetAmount: formatted(net),
  formattedNumbers: closingNumbersText(numbers),
});

const dayJson = ({ part, money, closings, balance }: StatementDay): Schemas['StatementDay'] => ({
  day: part.day,
  formattedDay: formattedDay(part.day),
  startDate: part.from.toISOString(),
  endDate: new Date(part.to.getTime() - 1).toISOString(),
  ...amountsJson(totalsOf(money)),
  closings: closingsJson(closings),
  balance: balance / 100,
  formattedBalance: formatted(balance),
});
