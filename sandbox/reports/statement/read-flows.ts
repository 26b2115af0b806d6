import type { Scope } from '#access/sessions/scope.ts';
import type { Queryable } from '#ground/db/database.ts';
import { createParams } from '#ground/db/sql-params.ts';
import { type Money, NO_MONEY } from '#reports/summary/money.ts';
import type { DayPart } from '#terms/time/calendar.ts';
import { closingsOf, moneyOf, movementsOf, openAt, undepositedAt } from './statement-queries.ts';

/** The movements of one day; money in cents. */
export interface DayFlows {
  money: Money;
  closings: ClosedSum;
  /** The movements, oldest first. */
  movements: readonly DepositMovement[];
}

/** A deposit that was sent to the bank or returned. For a branch the amount is that of its closings, in cents. */
export interface DepositMovement {
  kind: 'made' | 'returned';
  reference: string;
  at: Date;
  amount: number;
}

/** Completed closings: their count, their net amount in cents, and their numbers in order. */
export interface ClosedSum {
  count: number;
  net: number;
  numbers: readonly number[];
}

/** A part of the entries that no completed closing had taken at a moment. */
export interface OpenPart {
  /** Position of the moment in the list of moments. */
  n: number;
  /** True if it was received or refunded before the first moment. */
  isBefore: boolean;
  /** When the last of the closings took some of it; null if no closing has taken any of it so far. */
  closedAt: Date | null;
  /** Amount in cents. */
  amount: number;
  /** When the first entry of it was received or refunded. */
  firstAt: Date;
}

/** Completed closings that no deposit had taken at a moment. */
export interface UndepositedPart {
  /** Position of the moment in the list of moments. */
  n: number;
  count: number;
  /** Amount in cents. */
  amount: number;
  /** When the first and the last of these closings were completed. */
  firstAt: Date;
  lastAt: Date;
}

export interface Flows {
  ofDays: readonly DayFlows[];
  open: readonly OpenPart[];
  undeposited: readonly UndepositedPart[];
}

type Row =
  | ({ kind: 'money'; n: number } & Money)
  | { kind: 'closings'; n: number; count: number; amount: number; numbers: number[] }
  | ({ kind: 'open' } & OpenPart)
  | { kind: 'made' | 'returned'; n: number; amount: number; reference: string; firstAt: Date }
  | { kind: 'undeposited'; n: number; count: number; amount: number; firstAt: Date; closedAt: Date };

/**
 * The money moved on the given days, and what was open at the given moments, of which the first is the earliest. A single
 * statement, so that everything is of the same instant and adds up. Days are summed from hours and closings; what was open, from
 * each payment and refund.
 */
export async function readFlows(
  database: Queryable,
  scope: Scope,
  { days, moments }: { days: readonly DayPart[]; moments: readonly Date[] },
): Promise<Flows> {
  const params = createParams();
  const rows = await database.query<Row>(
    [
      moneyOf(scope, days, params),
      closingsOf(scope, days, params),
      openAt(scope, moments, params),
      movementsOf(scope, days, params),
      undepositedAt(scope, moments, params),
    ].join(' union all '),
    params.values,
  );
  return { ofDays: days.map((_, n) => flowsOf(rows, n)), ...partsOf(rows) };
}

function flowsOf(rows: readonly Row[], n: number): DayFlows {
  const flows: DayFlows = { money: NO_MONEY, closings: { count: 0, net: 0, numbers: [] }, movements: [] };
  const movements: DepositMovement[] = [];
  for (const row of rows) {
    if (row.n !== n) continue;
    if (row.kind === 'money') flows.money = moneyIn(row);
    else if (row.kind === 'closings')
      flows.closings = { count: row.count, net: row.amount, numbers: row.numbers };
    else if (row.kind === 'made' || row.kind === 'returned')
      movements.push({ kind: row.kind, reference: row.reference, at: row.firstAt, amount: row.amount });
  }
  movements.sort((one, other) => one.at.getTime() - other.at.getTime());
  return { ...flows, movements };
}

function partsOf(rows: readonly Row[]): Pick<Flows, 'open' | 'undeposited'> {
  return {
    open: rows.filter((row) => row.kind === 'open'),
    undeposited: rows
      .filter((row) => row.kind === 'undeposited')
      .map(({ n, count, amount, firstAt, closedAt }) => ({ n, count, amount, firstAt, lastAt: closedAt })),
  };
}

const moneyIn = ({ receivedCount, received, refundedCount, refunded }: Money): Money => ({
  receivedCount,
  received,
  refundedCount,
  refunded,
});
