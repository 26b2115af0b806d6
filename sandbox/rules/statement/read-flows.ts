import type { Queryable } from '../../db/database.ts';
import { createParams, type Params } from '../../db/sql-params.ts';
import type { DayPart } from '../calendar.ts';
import { type Scope, scopeCondition } from '../scope.ts';
import type { Money } from '../summary/money.ts';

/** The movements of one day; money in cents. */
export interface DayFlows {
  money: Money;
  closings: ClosedSum;
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

export interface Flows {
  ofDays: readonly DayFlows[];
  open: readonly OpenPart[];
}

type Row =
  | ({ kind: 'money'; n: number } & Money)
  | { kind: 'closings'; n: number; count: number; amount: number; numbers: number[] }
  | ({ kind: 'open' } & OpenPart);

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
    [moneyOf(scope, days, params), closingsOf(scope, days, params), openAt(scope, moments, params)].join(
      ' union all ',
    ),
    params.values,
  );
  const ofDays = days.map(
    (): DayFlows => ({ money: { ...NONE }, closings: { count: 0, net: 0, numbers: [] } }),
  );
  const open: OpenPart[] = [];
  for (const row of rows) {
    if (row.kind === 'open') open.push(row);
    const day = ofDays[row.n];
    if (row.kind === 'money' && day) day.money = moneyIn(row);
    if (row.kind === 'closings' && day) {
      day.closings = { count: row.count, net: row.amount, numbers: row.numbers };
    }
  }
  return { ofDays, open };
}

const NONE: Money = { receivedCount: 0, received: 0, refundedCount: 0, refunded: 0 };

const moneyIn = ({ receivedCount, received, refundedCount, refunded }: Money): Money => ({
  receivedCount,
  received,
  refundedCount,
  refunded,
});

const inScope = (scope: Scope, params: Params, alias: string): string =>
  scopeCondition(scope, params, {
    business: `${alias}.business_id`,
    branch: `${alias}.branch_id`,
    cashier: `${alias}.cashier_id`,
  });

/** Days of the business begin with one of its hours. Those of a branch are found by its cashiers. */
function moneyOf(scope: Scope, days: readonly DayPart[], params: Params): string {
  const table = scope.branchId === null ? 'hourly_money_of_branches' : 'hourly_money_of_cashiers';
  return `select 'money' as kind, d.n, sums."receivedCount", sums.received, sums."refundedCount", sums.refunded,
      null::int as count, null::float8 as amount, null::int[] as numbers, null::boolean as "isBefore",
      null::timestamptz as "closedAt", null::timestamptz as "firstAt"
    from ${daysIn(days, params)} cross join lateral (
      select sum(h.received_count)::int as "receivedCount", (sum(h.received) * 100)::float8 as received,
        sum(h.refunded_count)::int as "refundedCount", (sum(h.refunded) * 100)::float8 as refunded
      from ${table} h where ${inScope(scope, params, 'h')} and h.hour >= d.starts and h.hour < d.ends
      having count(*) > 0) as sums`;
}

function closingsOf(scope: Scope, days: readonly DayPart[], params: Params): string {
  return `select 'closings', d.n, null, null, null, null, sums.count, sums.amount, sums.numbers, null, null, null
    from ${daysIn(days, params)} cross join lateral (
      select count(*)::int as count, (sum(c.net_amount) * 100)::float8 as amount, array_agg(c.number order by c.number) as numbers
      from closings c where ${inScope(scope, params, 'c')} and c.closed_at >= d.starts and c.closed_at < d.ends
      having count(*) > 0) as sums`;
}

/** Entries that no closing holds, or one that was completed later or not yet. */
function openAt(scope: Scope, moments: readonly Date[], params: Params): string {
  const starts = params.add(moments[0]);
  const at = `unnest(${params.add(moments.map((_, n) => n))}::int[], ${params.add([...moments])}::timestamptz[]) as m (n, at)`;
  const held = (condition: string) => `select l.amount, l.created_at, c.closed_at from closings c
    join ledger_entries l on l.closing_id = c.id
    where ${inScope(scope, params, 'c')} and ${condition} and (c.oldest_at is null or c.oldest_at < m.at) and l.created_at < m.at`;
  return `select 'open', m.n, null, null, null, null, null, (sum(e.amount) * 100)::float8, null, e.created_at < ${starts},
      max(e.closed_at), min(e.created_at)
    from ${at} cross join lateral (
      select l.amount, l.created_at, null::timestamptz as closed_at from ledger_entries l
      where ${inScope(scope, params, 'l')} and l.closing_id is null and l.created_at < m.at
      union all ${held('c.closed_at >= m.at')}
      union all ${held(`c.status = 'processing'`)}) as e
    group by m.n, e.created_at < ${starts}, e.closed_at is null`;
}

function daysIn(days: readonly DayPart[], params: Params): string {
  const numbers = params.add(days.map((_, n) => n));
  const starts = params.add(days.map(({ from }) => from));
  const ends = params.add(days.map(({ to }) => to));
  return `unnest(${numbers}::int[], ${starts}::timestamptz[], ${ends}::timestamptz[]) as d (n, starts, ends)`;
}
