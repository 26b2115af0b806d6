import type { Schemas } from '#ground/contract/operation-types.ts';
import { amountsJson } from '#reports/history/daily-totals-json.ts';
import { totalsOf } from '#reports/summary/money.ts';
import { rangeJson } from '#reports/summary/summary-json.ts';
import { bankHoliday } from '#terms/time/banking-days.ts';
import { formatDay } from '#terms/time/days.ts';
import { createMomentFormatter } from '#terms/time/time-zone.ts';
import { decimal, formatMoney } from '#terms/values/money.ts';
import { closingNumbersText } from './closing-numbers.ts';
import type { ClosedSum } from './read-flows.ts';
import type { StatementData, StatementDay } from './read-statement.ts';
import { statementNumber } from './statement-number.ts';
import type { DepositSum, StatementPart, Undeposited } from './statement-part.ts';

/** Maps a statement to that of the API. */
export function statementJson(
  statement: StatementData,
  { id, timeZone }: { id: string; timeZone: string },
): Schemas['Statement'] {
  const { branch, days, isRunning, opening, closing, total, closings, check } = statement;
  const format = createMomentFormatter(timeZone);
  const difference = check.amount - closing || check.closed - closings.net;
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
    deposits: depositsJson(statement.deposits, format),
    days: days.map((day) => dayJson(day, format)),
    undeposited: undepositedJson(statement.undeposited, format),
    closedLater: partJson(statement.closedLater),
    notClosed: partJson(statement.notClosed),
    receivedBefore: partJson(statement.receivedBefore),
    closedAfter: partJson(statement.closedAfter),
    check: {
      isBalanced: difference === 0,
      amount: check.amount / 100,
      formattedAmount: formatted(check.amount),
      difference: difference / 100,
      formattedDifference: formatted(difference),
      day: check.day?.day ?? null,
      formattedDay: check.day && formatDay(check.day.day),
    },
  };
}

const formatted = (cents: number): string => formatMoney(decimal(cents));

const closingsJson = ({ count, net, numbers }: ClosedSum): Schemas['StatementClosings'] => ({
  count,
  netAmount: net / 100,
  formattedNetAmount: formatted(net),
  formattedNumbers: closingNumbersText(numbers),
});

type Format = ReturnType<typeof createMomentFormatter>;

function depositsJson(
  { count, made, returnedCount, returned, movements }: DepositSum,
  format: Format,
): Schemas['StatementDeposits'] {
  return {
    count,
    depositedAmount: made / 100,
    formattedDepositedAmount: formatted(made),
    returnedCount,
    returnedAmount: returned / 100,
    formattedReturnedAmount: formatted(returned),
    netAmount: (made - returned) / 100,
    formattedNetAmount: formatted(made - returned),
    movements: movements.map(({ kind, reference, at, amount }) => ({
      reference,
      kind,
      date: at.toISOString(),
      formattedDate: format(at).date,
      amount: amount / 100,
      formattedAmount: formatted(amount),
    })),
  };
}

const undepositedJson = (
  { count, amount, firstAt, lastAt }: Undeposited,
  format: Format,
): Schemas['StatementUndeposited'] => ({
  count,
  amount: amount / 100,
  formattedAmount: formatted(amount),
  formattedFirstDay: firstAt && format(firstAt).date,
  formattedLastDay: lastAt && format(lastAt).date,
});

function holidayJson(day: string): Pick<Schemas['StatementDay'], 'bankHoliday'> {
  const holiday = bankHoliday(day);
  return holiday === null ? {} : { bankHoliday: holiday };
}

const dayJson = (
  { part, money, closings, deposits, balance }: StatementDay,
  format: Format,
): Schemas['StatementDay'] => ({
  day: part.day,
  formattedDay: formatDay(part.day),
  startDate: part.from.toISOString(),
  endDate: new Date(part.to.getTime() - 1).toISOString(),
  ...amountsJson(totalsOf(money)),
  closings: closingsJson(closings),
  deposits: depositsJson(deposits, format),
  ...holidayJson(part.day),
  balance: balance / 100,
  formattedBalance: formatted(balance),
});
