import type { Schemas } from '../../contract/operation-types.ts';
import type { Queryable } from '../../db/database.ts';
import { createCalendar, type DayPart } from '../calendar.ts';
import type { Scope } from '../scope.ts';
import { scopeOf } from '../session-scope.ts';
import type { Session } from '../sessions.ts';
import { type Money, sumOf } from '../summary/money.ts';
import { type ClosedSum, type OpenPart, readFlows } from './read-flows.ts';
import { statementDays } from './statement-days.ts';
import { partOf, type StatementPart } from './statement-part.ts';

/** A day and its balance at its end, in cents. */
export interface StatementDay {
  part: DayPart;
  money: Money;
  closings: ClosedSum;
  balance: number;
}

/** A statement; money is in cents. */
export interface StatementData {
  branch: { id: string; name: string } | null;
  /** The last ends now while it lasts. */
  days: readonly StatementDay[];
  isRunning: boolean;
  opening: number;
  closing: number;
  total: Money;
  closings: ClosedSum;
  closedLater: StatementPart;
  notClosed: StatementPart;
  receivedBefore: StatementPart;
  closedAfter: StatementPart;
  check: { amount: number; day: DayPart | null };
}

/**
 * The money of some days in the caller's scope, with its balance: what no completed closing had taken.
 * @throws ApiError 400 for days that cannot be, 404 for a branch outside the scope
 */
export async function readStatement(
  database: Queryable,
  session: Session,
  content: Schemas['GetStatementContent'],
  now: Date,
): Promise<StatementData> {
  const calendar = createCalendar(now, session.business.timeZone);
  const whole = statementDays(content, calendar);
  const scope = await scopeOf(database, session, content.businessBranchId);
  const [start, end] = [(whole[0] as DayPart).from, (whole.at(-1) as DayPart).to];
  const [{ ofDays, open }, [branch = null]] = await Promise.all([
    readFlows(database, scope, { days: whole, moments: [start, end] }),
    database.query<{ id: string; name: string }>('select id, name from branches where id = $1', [
      scope.branchId,
    ]),
  ]);
  const atStart = open.filter(({ n }) => n === 0);
  const atEnd = open.filter(({ n }) => n === 1);
  const opening = partOf(atStart).amount;
  let balance = opening;
  const days = whole.map((part, index): StatementDay => {
    const { money, closings } = ofDays[index] as (typeof ofDays)[number];
    balance += money.received - money.refunded - closings.net;
    return { part: part.day === calendar.today ? calendar.cut(part.day) : part, money, closings, balance };
  });
  const amount = partOf(atEnd).amount;
  return {
    branch,
    days,
    isRunning: (whole.at(-1) as DayPart).day === calendar.today,
    opening,
    closing: balance,
    total: sumOf(days.map(({ money }) => money)),
    closings: together(days.map(({ closings }) => closings)),
    closedLater: partOf(atEnd.filter(({ closedAt }) => closedAt !== null)),
    notClosed: partOf(atEnd.filter(({ closedAt }) => closedAt === null)),
    receivedBefore: takenSince(atStart, atEnd),
    closedAfter: partOf(atEnd.filter(({ isBefore }) => !isBefore)),
    check: { amount, day: amount === balance ? null : await firstDifference(database, scope, whole, days) },
  };
}

/** Payments that were open when the period began and no longer when it ended: its closings took them. */
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

async function firstDifference(
  database: Queryable,
  scope: Scope,
  whole: readonly DayPart[],
  days: readonly StatementDay[],
): Promise<DayPart | null> {
  const { open } = await readFlows(database, scope, { days: [], moments: whole.map(({ to }) => to) });
  const differs = days.find(
    ({ balance }, index) => partOf(open.filter(({ n }) => n === index)).amount !== balance,
  );
  return differs?.part ?? null;
}
