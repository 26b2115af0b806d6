import { type Scope, type ScopeOwner, scopeOf } from '#access/sessions/scope.ts';
import type { Schemas } from '#ground/contract/operation-types.ts';
import type { Queryable } from '#ground/db/database.ts';
import { type Money, sumOf } from '#reports/summary/money.ts';
import { createCalendar, type DayPart } from '#terms/time/calendar.ts';
import { type ClosedSum, type OpenPart, readFlows } from './read-flows.ts';
import { statementDays } from './statement-days.ts';
import {
  type DepositSum,
  depositSum,
  partOf,
  type StatementPart,
  type Undeposited,
  undepositedOf,
} from './statement-part.ts';

/** A day with the balance at its end, in cents. */
export interface StatementDay {
  part: DayPart;
  money: Money;
  closings: ClosedSum;
  deposits: DepositSum;
  balance: number;
}

/** A statement; money is in cents. */
export interface StatementData {
  branch: { id: string; name: string } | null;
  /** The days; the last one ends now if it is today. */
  days: readonly StatementDay[];
  isRunning: boolean;
  opening: number;
  closing: number;
  total: Money;
  closings: ClosedSum;
  deposits: DepositSum;
  undeposited: Undeposited;
  closedLater: StatementPart;
  notClosed: StatementPart;
  receivedBefore: StatementPart;
  closedAfter: StatementPart;
  /** The closing balance and the closings, both summed again from the individual payments. */
  check: { amount: number; closed: number; day: DayPart | null };
}

/**
 * The money of some days in the caller's scope, with the balance, which is the money not deposited.
 * @throws ApiError 400 for invalid days, 404 for a branch outside the scope
 */
export async function readStatement(
  database: Queryable,
  session: ScopeOwner,
  content: Schemas['GetStatementContent'],
  now: Date,
): Promise<StatementData> {
  const calendar = createCalendar(now, session.business.timeZone);
  const whole = statementDays(content, calendar);
  const scope = await scopeOf(database, session, content.businessBranchId);
  const [start, end] = [(whole[0] as DayPart).from, (whole.at(-1) as DayPart).to];
  const [{ ofDays, open, undeposited }, [branch = null]] = await Promise.all([
    readFlows(database, scope, { days: whole, moments: [start, end] }),
    database.query<{ id: string; name: string }>('select id, name from branches where id = $1', [
      scope.branchId,
    ]),
  ]);
  const atStart = open.filter(({ n }) => n === 0);
  const atEnd = open.filter(({ n }) => n === 1);
  const opening = undepositedOf(undeposited, 0).amount + partOf(atStart).amount;
  let balance = opening;
  const days = whole.map((part, index): StatementDay => {
    const { money, closings, movements } = ofDays[index] as (typeof ofDays)[number];
    const deposits = depositSum(movements);
    balance += money.received - money.refunded - deposits.made + deposits.returned;
    const shown = part.day === calendar.today ? calendar.cut(part.day) : part;
    return { part: shown, money, closings, deposits, balance };
  });
  const remaining = undepositedOf(undeposited, 1);
  const amount = remaining.amount + partOf(atEnd).amount;
  const total = sumOf(days.map(({ money }) => money));
  const closings = together(days.map((day) => day.closings));
  const closed = partOf(atStart).amount + total.received - total.refunded - partOf(atEnd).amount;
  const isBalanced = amount === balance && closed === closings.net;
  return {
    branch,
    days,
    isRunning: (whole.at(-1) as DayPart).day === calendar.today,
    opening,
    closing: balance,
    total,
    closings,
    deposits: depositSum(days.flatMap(({ deposits }) => deposits.movements)),
    undeposited: remaining,
    closedLater: partOf(atEnd.filter(({ closedAt }) => closedAt !== null)),
    notClosed: partOf(atEnd.filter(({ closedAt }) => closedAt === null)),
    receivedBefore: takenSince(atStart, atEnd),
    closedAfter: partOf(atEnd.filter(({ isBefore }) => !isBefore)),
    check: {
      amount,
      closed,
      day: isBalanced ? null : await firstDifference(database, scope, { whole, days, atStart }),
    },
  };
}

/** Payments that were open when the period began and not when it ended, because its closings took them. */
function takenSince(atStart: readonly OpenPart[], atEnd: readonly OpenPart[]): StatementPart {
  const { amount, firstAt } = partOf(atStart);
  const taken = amount - partOf(atEnd.filter(({ isBefore }) => isBefore)).amount;
  return { amount: taken, firstAt: taken === 0 ? null : firstAt };
}

const together = (sums: readonly ClosedSum[]): ClosedSum => ({
  count: sums.reduce((sum, { count }) => sum + count, 0),
  net: sums.reduce((sum, { net }) => sum + net, 0),
  numbers: sums.flatMap(({ numbers }) => numbers),
});

/** Checks the balance and the closings at the end of each day, and finds the first day on which they differ. */
async function firstDifference(
  database: Queryable,
  scope: Scope,
  {
    whole,
    days,
    atStart,
  }: { whole: readonly DayPart[]; days: readonly StatementDay[]; atStart: readonly OpenPart[] },
): Promise<DayPart | null> {
  const moments = whole.map(({ to }) => to);
  const { open, undeposited } = await readFlows(database, scope, { days: [], moments });
  let closed = partOf(atStart).amount;
  const differs = days.find(({ money, closings, balance }, index) => {
    const left = partOf(open.filter(({ n }) => n === index)).amount;
    closed += money.received - money.refunded - closings.net;
    return undepositedOf(undeposited, index).amount + left !== balance || closed !== left;
  });
  return differs?.part ?? null;
}
