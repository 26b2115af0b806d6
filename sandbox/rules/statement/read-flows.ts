import type { Queryable } from '../../db/database.ts';
import { createParams } from '../../db/sql-params.ts';
import type { DayPart } from '../calendar.ts';
import type { Scope } from '../scope.ts';
import { type Money, NO_MONEY } from '../summary/money.ts';
import { closingsOf, moneyOf, movementsOf, openAt, undepositedAt } from './flow-queries.ts';

/** The movements of one day; money in cents. */
export interface DayFlows {
  money: Money;
  closings: ClosedSum;
  /** Oldest first. */
  movements: readonly DepositMovement[];
}

/** A deposit that left for the bank, or came back; of a branch the part of its closings, in cents. */
export interface DepositMovement {
  kind: 'made' | 'returned';
  reference: string;
  at: Date;
  amount: number;
}

/** Completed closings: their number, their net amount in cents, and their numbers in order. */
export interface ClosedSum {
  count: number;
  net: number;
  numbers: readonly number[];
}

/** A part of what no completed closing had taken at a moment. */
export interface OpenPart {
  /** Position of the moment. */
  n: number;
  /** Received or refunded before the first of the moments. */
  isBefore: boolean;
  /** When the last closing took some of it; null for what none has taken until now. */
  closedAt: Date | null;
  /** In cents. */
  amount: number;
  /** When the first of it was received or refunded. */
  firstAt: Date;
}

/** Completed closings that no deposit had taken at a moment. */
export interface UndepositedPart {
  /** Position of the moment. */
  n: number;
  count: number;
  /** In cents. */
  amount: number;
  /** When the first and the last of them were completed. */
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
 * What moved on some days, and what was open at some moments, of which the first is the earliest. One statement, so that all of it
 * is of the same instant and adds up. Days are summed from hours and from closings; what was open from each payment and refund.
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
